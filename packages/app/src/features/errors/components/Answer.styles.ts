import { space } from '@stockroom/ui';
import { styled } from 'styled-components';

/** A message in the middle of a page that has nothing else. */
export const Answer = styled.div`
  max-width: 560px;
  margin: ${space(12)} auto;
`;

export const ArtPlace = styled.div`
  height: clamp(200px, 40vh, 380px);
  overflow: hidden;
  border-radius: 10px;
`;
