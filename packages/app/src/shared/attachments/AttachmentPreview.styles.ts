import { color, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** A picture over the page, as large as possible. */
export const Picture = styled.img`
  display: block;
  max-width: 100%;
  max-height: 60dvh;
  margin-inline: auto;
  border-radius: ${radius('control')};
`;

/** Plain text with its own line breaks. */
export const PlainText = styled.pre`
  width: 100%;
  max-height: 60dvh;
  margin: 0;
  padding: ${space(3)};
  overflow: auto;
  border-radius: ${radius('control')};
  background: ${color('surface.sunken')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
