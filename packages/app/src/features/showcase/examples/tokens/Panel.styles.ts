import { color, font, media, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Note = styled.p`
  ${font('body')}
  padding: ${space(4)};
  border: 1px solid ${color('accent.border')};
  border-radius: ${radius('card')};
  background: ${color('accent.soft')};
  color: ${color('text.default')};
  ${media.up('md')} {
    padding: ${space(6, 8)};
  }
`;
