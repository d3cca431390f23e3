import { pageStack } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Page = styled.div`
  ${pageStack(8)}
`;
