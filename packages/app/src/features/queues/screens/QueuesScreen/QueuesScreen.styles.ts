import { pageStack } from '@stockroom/ui';
import { media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Page = styled.div`
  ${pageStack(4)}
`;

/** The content of a tab. */
export const Tab = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) 240px;
  }
`;
