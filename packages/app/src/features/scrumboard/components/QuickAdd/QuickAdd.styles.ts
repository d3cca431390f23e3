import { color, focusRing, font, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Box = styled.textarea`
  ${font('body')}
  width: 100%;
  padding: ${space(2, 3)};
  border: 1px solid ${color('border.control')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  color: ${color('text.default')};
  resize: none;
  &::placeholder {
    color: ${color('text.muted')};
  }
  &:focus {
    ${focusRing}
    outline-offset: 0;
  }
  &[aria-invalid] {
    border-color: ${color('critical.border')};
  }
`;
