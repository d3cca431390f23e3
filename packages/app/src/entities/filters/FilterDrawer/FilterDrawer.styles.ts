import { color, font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    ${font('bodyStrong')}
    padding: 0 0 ${space(2)};
  }
`;

export const Counted = styled.span`
  display: inline-flex;
  gap: ${space(2)};
  max-width: 100%;
  overflow-wrap: anywhere;
  > span {
    color: ${color('text.muted')};
    font-variant-numeric: tabular-nums;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  width: 100%;
`;
