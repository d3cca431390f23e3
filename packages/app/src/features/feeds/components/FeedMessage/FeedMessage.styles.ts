import { space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const SkeletonRow = styled.div`
  display: flex;
  gap: ${space(3)};
  padding: ${space(3, 4)};
  & > div {
    flex: 1;
  }
`;
