import { keyframes, styled } from 'styled-components';
import { color, font, motion, radius, space } from '../../tokens/css';

const appear = keyframes`from { opacity: 0; }`;

/** In the browser's top layer, so that no scroll container cuts it and no overlay covers it. Positioned by `placeTip`. */
export const Tip = styled.span`
  /* The control's open popover shows more, and stands where the tip would. */
  [aria-haspopup][aria-expanded='true'] ~ && {
    display: none;
  }
  ${font('small')}
  position: fixed;
  inset: auto;
  width: max-content;
  max-width: min(280px, calc(100vw - 16px));
  margin: 0;
  padding: ${space(1, 2)};
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  background: ${color('surface.inverse')};
  color: ${color('text.inverse')};
  text-align: start;
  white-space: normal;
  overflow-wrap: anywhere;
  overflow: visible;
  animation: ${appear} ${motion('state')};

  /* Bridges the gap to the trigger, so that the pointer can move onto the tip. */
  &::before {
    content: '';
    position: absolute;
    inset: -6px 0;
    z-index: -1;
  }
  @media print {
    display: none;
  }
`;
