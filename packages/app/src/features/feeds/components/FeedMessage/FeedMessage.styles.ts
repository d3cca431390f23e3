import { space } from '@stockroom/ui';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`from { visibility: hidden; } to { visibility: visible; }`;

/** Answers mostly come sooner than one sees a skeleton come and go. */
export const SkeletonRows = styled.div`
  animation: ${appear} 1ms 150ms both;
`;

export const SkeletonRow = styled.div`
  display: flex;
  gap: ${space(3)};
  padding: ${space(3, 4)};
  & > div {
    flex: 1;
  }
`;
