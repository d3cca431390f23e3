import { keyframes, styled } from 'styled-components';
import { color, font, media, motion, radius, shadow, space, z } from '../../tokens/css';

const appear = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { transform: translateY(var(--rise)); }`;
const slide = keyframes`from { transform: translateX(var(--from)); }`;

export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${z('overlay')};
  display: grid;
  place-items: center;
  padding: ${space(8)};
  background: ${color('surface.scrim')};
  transition: opacity ${motion('enter')};

  animation: ${appear} ${motion('enter')};
  &[data-exiting] {
    opacity: 0;
  }
  &[data-side] {
    padding: 0;
    animation-duration: var(--motion-drawer);
    transition-duration: var(--motion-drawer);
  }
  &[data-side='start'] {
    place-items: stretch start;
  }
  &[data-side='end'] {
    place-items: stretch end;
  }
  ${media.down('sm')} {
    padding: 0;
    &:not([data-side]) {
      place-items: end stretch;
    }
  }
  @media print {
    position: static;
    display: block;
    background: none;
    /* A drawer is a tool beside the page; a dialog may be the content to print. */
    &[data-side] {
      position: fixed;
      opacity: 0;
    }
  }
`;

/** In the middle of the window. On phones it enters from below and takes the whole width, within reach of the thumb. */
export const Panel = styled.div`
  display: flex;
  width: 100%;
  max-width: 560px;
  max-height: calc(100dvh - 64px);
  background: ${color('surface.overlay')};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  box-shadow: ${shadow('overlay')};
  transition: transform ${motion('enter')};

  &[data-size='sm'] {
    max-width: 440px;
  }
  &[data-size='lg'] {
    max-width: 880px;
  }
  --rise: ${space(2)};
  animation: ${rise} ${motion('enter')};
  &[data-exiting] {
    transform: translateY(var(--rise));
  }
  ${media.down('sm')} {
    --rise: ${space(8)};
    &[data-size] {
      max-width: none;
    }
    max-height: calc(100dvh - 24px);
    border-width: 1px 0 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  @media print {
    max-width: none;
    max-height: none;
    border: 0;
    box-shadow: none;
  }
`;

/** At the side of the window from which it enters; on phones it takes the whole window. */
export const SidePanel = styled.div`
  display: flex;
  width: 420px;
  max-width: 100vw;
  height: 100dvh;
  background: ${color('surface.overlay')};
  border: 0 solid ${color('border.default')};
  box-shadow: ${shadow('overlay')};
  transition: transform ${motion('drawer')};

  &[data-size='md'] {
    width: 640px;
  }
  &[data-side='start'] {
    border-inline-end-width: 1px;
    --away: -100%;
  }
  &[data-side='end'] {
    border-inline-start-width: 1px;
    --away: 100%;
  }
  --from: var(--away);
  &:dir(rtl) {
    --from: calc(-1 * var(--away));
  }
  animation: ${slide} ${motion('drawer')};
  &[data-exiting] {
    transform: translateX(var(--from));
  }
  ${media.down('sm')} {
    &[data-side] {
      width: 100vw;
      border-width: 0;
    }
  }
`;

export const Surface = styled.section`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  outline: none;
`;

export const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding-block: ${space(4)} 0;
  padding-inline: ${space(6)} ${space(4)};

  ${media.down('sm')} {
    padding-block-start: ${space(3)};
    padding-inline: ${space(4)} ${space(2)};
  }
`;

export const Title = styled.h2`
  ${font('title')}
  flex: 1;
  min-width: 0;
  padding-block: ${space(1.5)};
  overflow-wrap: anywhere;
  /* Keeps its space, so that the close button stays in position. */
  &[data-hidden] {
    overflow: hidden;
    height: 0;
    padding: 0;
    opacity: 0;
  }
`;
