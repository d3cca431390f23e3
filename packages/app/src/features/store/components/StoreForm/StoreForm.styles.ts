import { color, font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    ${font('bodyStrong')}
    padding: 0 0 ${space(1)};
  }
  > p {
    margin: 0;
    color: ${color('text.muted')};
  }
`;
