import { radius, space } from '@stockroom/ui';
import { styled } from 'styled-components';

/** A message in the middle of an otherwise empty page. */
export const CenteredMessage = styled.div`
  max-width: 560px;
  margin: ${space(6)} auto;
`;

/** The whole illustration, small. */
export const ArtFrame = styled.div`
  width: min(100%, 280px);
  aspect-ratio: 8 / 9;
  margin-inline: auto;
  overflow: hidden;
  border-radius: ${radius('card')};
`;
