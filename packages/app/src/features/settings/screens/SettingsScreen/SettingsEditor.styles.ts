import { font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

/** A group of related fields, under its name. */
export const FieldGroup = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    ${font('bodyStrong')}
    margin-block-end: ${space(3)};
    padding: 0;
  }
`;
