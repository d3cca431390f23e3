import { color, font, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Text = styled.p`
  margin: 0;
`;

export const Rows = styled.ul`
  max-height: min(50vh, 480px);
  margin: 0;
  padding: 0;
  overflow: auto;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  list-style: none;
`;

/** A list with more rows than are rendered. */
export const LongRows = styled.div`
  display: flex;
  flex-direction: column;
  max-height: min(50vh, 480px);
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding: ${space(2, 3)};
  overflow-wrap: anywhere;
  li + li > & {
    border-block-start: 1px solid ${color('border.default')};
  }
`;

export const Name = styled.span`
  ${font('bodyStrong')}
`;

export const Change = styled.span`
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
`;
