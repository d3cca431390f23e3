import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Offers = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** As wide as its words, at the field's edge. */
export const Camera = styled.div`
  justify-self: start;
`;
