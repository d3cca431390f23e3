import { styled } from 'styled-components';
import { fieldRows } from './fieldRows';

export const Grid = styled.div`
  ${fieldRows}
`;
