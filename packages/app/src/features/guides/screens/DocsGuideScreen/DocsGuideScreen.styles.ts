import { media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  align-items: start;
  ${media.up('md')} {
    grid-template-columns: 216px minmax(0, 1fr);
    column-gap: ${space(8)};
  }
`;
