import { color, font, radius, space, z } from '@stockroom/ui';
import { styled } from 'styled-components';

/** Off-screen above the page; slides in when it receives keyboard focus. */
export const SkipLink = styled.a`
  ${font('bodyStrong')}
  position: fixed;
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  z-index: ${z('toast')};
  padding: ${space(2, 4)};
  border-radius: ${radius('control')};
  background: ${color('surface.inverse')};
  color: ${color('text.inverse')};
  text-decoration: none;

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

export const EmptyMain = styled.main`
  &:focus {
    outline: none;
  }
`;
