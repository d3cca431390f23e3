import { styled } from 'styled-components';
import { color, font, motion, radius, shadow, space, z } from '../../tokens/css';
import { Anchor } from '../Link/LinkContext';

export const Bar = styled.nav`
  position: relative;
  z-index: ${Number(z('nav')) - 1};
  padding: ${space(1, 3)};
  border-block-end: 1px solid ${color('border.subtle')};
  background: ${color('surface.nav')};
  color: ${color('text.default')};
  @media print {
    display: none;
  }
`;

/** Long words take a second line and are never cut: no entry is hidden behind a "more" button. */
export const BarList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5, 1)};
`;

const barItemStyles = `
  ${font('body')}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 40px;
  padding: ${space(1, 2)};
  border: 0;
  border-radius: ${radius('control')};
  background: transparent;
  color: ${color('text.default')};
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion('state')};
  & > svg { color: ${color('text.muted')}; }
  &:hover { background: ${color('surface.hover')}; }
  &:active, &[aria-expanded='true'] { background: ${color('surface.pressed')}; }
  &:focus-visible { outline-offset: -2px; }
  &[aria-current='page'], &[data-branch] { color: ${color('accent.text')}; font-weight: 500; }
  &[aria-current='page'] > svg, &[data-branch] > svg:first-child { color: inherit; }
  &[aria-current='page']::after, &[data-branch]::after {
    content: '';
    position: absolute;
    inset-block-end: -5px;
    inset-inline: ${space(2)};
    height: 2px;
    background: ${color('accent.solid')};
    @media (forced-colors: active) { background: Highlight; }
  }
  &[aria-disabled], &[aria-disabled] > svg { background: transparent; color: ${color('text.disabled')}; cursor: default; }
`;

export const BarLink = styled(Anchor)`
  ${barItemStyles}
`;
export const BarButton = styled.button`
  ${barItemStyles}
  & > svg:last-child {
    transition: transform ${motion('state')};
  }
  &[aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
`;

export const BarItem = styled.li`
  position: relative;
`;

export const DropDown = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 4px);
  inset-inline-start: 0;
  width: max-content;
  min-width: 240px;
  max-width: 320px;
  max-height: calc(100dvh - 132px);
  padding: ${space(2)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.overlay')};
  box-shadow: ${shadow('overlay')};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  &[data-end] {
    inset-inline: auto 0;
  }
`;

export const BarLine = styled.li`
  align-self: stretch;
  margin: ${space(1, 1)};
  border-inline-start: 1px solid ${color('border.subtle')};
`;
export const BarGap = styled.li`
  flex: 1;
`;
