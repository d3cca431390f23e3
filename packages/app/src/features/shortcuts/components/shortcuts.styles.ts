import { color, font, space } from '@stockroom/ui';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`from { visibility: hidden; } to { visibility: visible; }`;

/** The tiles' placeholders, visible from 150 ms on. */
export const TilesPlaceholder = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
  padding: ${space(3)};
  animation: ${appear} 1ms 150ms both;
`;

export const Hint = styled.p`
  ${font('small')}
  padding: ${space(3, 4, 0)};
  color: ${color('text.muted')};
`;

export const FormSlot = styled.div`
  padding: ${space(4)};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  & > :first-child:not(:last-child) {
    margin-inline-end: auto;
  }
`;
