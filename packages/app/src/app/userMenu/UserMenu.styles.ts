import { color, font, focusRing } from '@stockroom/ui';
import { styled } from 'styled-components';

/** A round button with a user's picture. */
export const PersonButton = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: ${color('surface.hover')};
  }
  &:focus-visible {
    ${focusRing}
  }
`;

export const Email = styled.span`
  ${font('caption')}
  display: block;
  color: ${color('text.muted')};
`;

export const HeadName = styled.span`
  ${font('bodyStrong')}
  display: block;
`;
