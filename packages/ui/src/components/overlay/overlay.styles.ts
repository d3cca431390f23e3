import { css } from 'styled-components';
import { color, motion, radius, shadow, space } from '../../tokens/css';

/** The background of menus and popovers, and their animation: 4 px from the side of their trigger, and back. */
export const floatingSurface = css`
  background: ${color('surface.overlay')};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  box-shadow: ${shadow('overlay')};
  outline: none;
  transition:
    opacity ${motion('enter')},
    transform ${motion('enter')};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
  &[data-placement='bottom'] {
    --from: -${space(1)};
  }
  &[data-placement='top'] {
    --from: ${space(1)};
  }
  &[data-entering] {
    transform: translateY(var(--from, 0));
  }
  /* Hidden in print; the focus inside, and with it Escape, is still there afterwards. */
  @media print {
    opacity: 0;
  }
`;
