import { media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Pair = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.up('sm')} {
    grid-template-columns: 1fr 1fr;
  }
`;
