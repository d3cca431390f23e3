import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Offers = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
