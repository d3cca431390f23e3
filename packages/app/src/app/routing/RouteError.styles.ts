import { media, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const ErrorPlace = styled.div`
  display: grid;
  place-items: center;
  min-height: 60dvh;
  padding: ${space(4)};

  ${media.up('md')} {
    padding: ${space(8)};
  }
`;
