import { color, font, radius, shadow, space, z } from '@stockroom/ui/tokens';
import { css } from 'styled-components';

/**
 * Styles of the drag image and of the line that marks the drop position, in an overlay element that the drag fills and
 * React never does.
 */
export const dragLayerStyles = css`
  [data-drag-picture],
  [data-drop-line] {
    position: fixed;
    inset-block-start: 0;
    left: 0;
    z-index: ${z('overlay')};
    pointer-events: none;
    will-change: transform;
  }
  [data-drag-count] {
    ${font('label')}
    position: absolute;
    inset-block-start: -10px;
    inset-inline-end: -10px;
    min-width: 24px;
    padding: 2px ${space(2)};
    border-radius: ${radius('pill')};
    background: ${color('accent.solid')};
    color: ${color('accent.on')};
    text-align: center;
  }
  [data-drop-line] {
    height: 4px;
    margin: -2px 0 0;
    border-radius: ${radius('pill')};
    background: ${color('accent.solid')};
    &[data-vertical] {
      width: 4px;
      margin: 0 0 0 -2px;
    }
    @media (forced-colors: active) {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/** Styles of an image that is lifted off the page. */
export const liftedStyles = css`
  overflow: hidden;
  height: 100%;
  max-height: none;
  border-color: ${color('accent.border')};
  box-shadow: ${shadow('overlay')};
`;
