import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { color, media, motion, shadow, z } from '../../tokens/css';

export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${z('overlay')};
  display: flex;
  background: ${color('surface.scrim')};
  transition: opacity ${motion('drawer')};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
  &[data-side='end'] {
    justify-content: flex-end;
  }
`;

/** Comes from its own side; on phones it takes the whole screen. */
export const Panel = styled(Modal)`
  display: flex;
  width: 420px;
  max-width: 100%;
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
  &[data-entering],
  &[data-exiting] {
    transform: translateX(var(--away));
  }
  &:dir(rtl)[data-entering],
  &:dir(rtl)[data-exiting] {
    transform: translateX(calc(-1 * var(--away)));
  }
  ${media.down('sm')} {
    &[data-side] {
      width: 100%;
      border-width: 0;
    }
  }
`;
