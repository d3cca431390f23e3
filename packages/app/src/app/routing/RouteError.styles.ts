import { media, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const ErrorPage = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(2)};
  min-height: 60dvh;
  padding: ${space(4)};

  ${media.up('md')} {
    padding: ${space(8)};
  }
`;
