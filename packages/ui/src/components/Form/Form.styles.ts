import { styled } from 'styled-components';
import { space } from '../../tokens/css';
import { fieldRows } from '../FieldGrid/fieldRows';

export const FormRoot = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  align-items: start;
  &[data-field-rows] {
    ${fieldRows}
  }
  > button:not([data-full-width]) {
    justify-self: start;
  }
`;
