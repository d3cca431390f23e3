import { styled } from 'styled-components';
import { color, font, fontSize, motion, radius, shadow, space } from '../../tokens/css';
import { Anchor } from '../Link/LinkContext';

export const RAIL_WIDTH = 72;

export const Rail = styled.nav`
  display: flex;
  flex-direction: column;
  width: ${RAIL_WIDTH}px;
  height: 100%;
  min-height: 0;
`;

export const RailHead = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  height: 60px;
`;

export const RailFoot = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(2, 0, 3)};
  border-block-start: 1px solid ${color('border.subtle')};
`;

export const RailScroll = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space(1, 0.5, 4)};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: none;
`;

const railItemStyles = `
  ${font('caption')}
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(0.5)};
  width: 100%;
  min-height: 56px;
  padding: ${space(1.5, 0)};
  border: 0;
  border-radius: ${radius('control')};
  background: transparent;
  color: ${color('text.muted')};
  font-size: ${fontSize('caption')};
  line-height: 0.875rem;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion('state')};
  &:hover { background: ${color('surface.hover')}; color: ${color('text.default')}; }
  &:active, &[aria-expanded='true'] { background: ${color('surface.pressed')}; color: ${color('text.default')}; }
  &:focus-visible { outline-offset: -2px; }
  &[aria-current='page'], &[data-branch] {
    color: ${color('accent.text')};
    font-weight: 500;
  }
  &[aria-current='page'] { background: ${color('accent.soft')}; }
  &[aria-disabled] { background: transparent; color: ${color('text.disabled')}; cursor: default; }
  @media (forced-colors: active) {
    &[aria-current='page'], &[data-branch] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
`;

export const RailLink = styled(Anchor)`
  ${railItemStyles}
`;
export const RailButton = styled.button`
  ${railItemStyles}
`;

/** Two lines at most; a word that is too long is hyphenated by the rules of its language. */
export const RailLabel = styled.span`
  display: -webkit-box;
  max-width: 100%;
  overflow: hidden;
  overflow-wrap: anywhere;
  hyphens: auto;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const RailBadge = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 4px;
  & > * {
    padding-inline: ${space(1)};
    font-size: ${fontSize('caption')};
    line-height: 0.875rem;
  }
`;

/** The open branch: beside the rail, over the page, as high as the window. */
export const Flyout = styled.div`
  position: fixed;
  inset-block: 0;
  inset-inline-start: ${RAIL_WIDTH}px;
  width: 264px;
  padding: ${space(3)};
  border-inline-end: 1px solid ${color('border.default')};
  background: ${color('surface.overlay')};
  box-shadow: ${shadow('overlay')};
  /* Its shadow falls on the page, not on the rail. */
  clip-path: inset(0 -48px 0 0);
  [dir='rtl'] & {
    clip-path: inset(0 0 0 -48px);
  }
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  text-align: start;
`;

export const RailLine = styled.li`
  margin: ${space(2, 3)};
  border-block-start: 1px solid ${color('border.subtle')};
`;
export const RailGap = styled.li`
  height: ${space(4)};
`;
