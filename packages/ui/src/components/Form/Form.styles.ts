import { styled } from 'styled-components';
import { media, space } from '../../tokens/css';

export const FormRoot = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  align-items: start;
  ${media.up('md')} {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space(6)};
    }
  }
`;
