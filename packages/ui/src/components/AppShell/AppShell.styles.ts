import { styled } from 'styled-components';
import { color, focusRing, font, media, motion, radius, shadow, space, topBarHeight, z } from '../../tokens/css';

/** The skip link is outside the page and slides in when the keyboard reaches it. */
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
  &:focus {
    ${focusRing}
  }
  @media print {
    display: none;
  }
`;

export const ShellRoot = styled.div`
  display: flex;
  min-height: 100dvh;
`;

export const NavSlot = styled.div`
  width: 272px;
  max-width: calc(100vw - 56px);
  background: ${color('surface.nav')};
  border-inline-end: 1px solid ${color('border.subtle')};
  color: ${color('text.default')};

  ${media.up('md')} {
    &[data-layout='compact'] {
      z-index: ${Number(z('nav')) + 1};
      width: 72px;
    }
    position: sticky;
    inset-block-start: 0;
    flex: none;
    height: 100dvh;
    &:not([data-open]) {
      display: none;
    }
  }
  ${media.down('md')} {
    position: fixed;
    inset-block: 0;
    inset-inline-start: 0;
    z-index: ${z('overlay')};
    transition:
      transform ${motion('drawer')},
      visibility ${motion('drawer')};
    &[data-over] {
      box-shadow: ${shadow('overlay')};
      /* Visible at once: a hidden element can't take the focus. */
      transition: transform ${motion('drawer')};
    }
    &:not([data-over]) {
      visibility: hidden;
      transform: translateX(-100%);
    }
    [dir='rtl'] &:not([data-over]) {
      transform: translateX(100%);
    }
  }
  @media print {
    display: none;
  }
`;

/** Close button inside the menu: the page is inert while the menu covers it. */
export const CloseNav = styled.div`
  position: absolute;
  inset-block-start: 10px;
  inset-inline-end: ${space(2)};
  ${media.up('md')} {
    display: none;
  }
`;

export const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${z('scrim')};
  background: ${color('surface.scrim')};
  opacity: 0;
  visibility: hidden;
  transition:
    opacity ${motion('drawer')},
    visibility ${motion('drawer')};
  &[data-over] {
    opacity: 1;
    visibility: visible;
    transition: opacity ${motion('drawer')};
  }
  ${media.up('md')} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const Column = styled.div`
  flex: 1 1 0;
  min-width: 0;
  display: flex;
  flex-direction: column;
`;

export const Main = styled.main`
  flex: 1;
  width: 100%;
  min-width: 0;
  &:focus {
    outline: none;
  }
  max-width: 1504px;
  margin-inline: auto;
  padding: ${space(4)};
  padding-block-end: calc(${space(4)} + var(--dock-room, 0px));
  /* Position of sticky page heads: below the top bar, and below a pinned banner. */
  --shell-top: var(--banner-room, 0px);
  &:not([data-layout='empty']) {
    --shell-top: calc(${topBarHeight} + var(--banner-room, 0px));
  }
  ${media.up('sm')} {
    padding: ${space(6)};
    padding-block-end: calc(${space(6)} + var(--dock-room, 0px));
  }
  ${media.up('lg')} {
    padding-inline: ${space(8)};
  }
  @media print {
    padding: 0;
    max-width: none;
  }
`;
