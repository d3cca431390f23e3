import { pageStack } from '@stockroom/ui';
import { media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Page = styled.div`
  ${pageStack(4)}
`;

export const Filters = styled.div`
  display: grid;
  gap: ${space(3)};
  align-items: end;
  ${media.up('md')} {
    grid-template-columns: 200px minmax(200px, 1fr) auto;
    gap: ${space(4)};
  }
`;

export const Waiting = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${space(4)};
`;
