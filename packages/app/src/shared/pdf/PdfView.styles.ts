import { color, font, radius, shadow, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Reader = styled.div`
  display: grid;
  gap: ${space(2)};
  width: 100%;
  min-width: 0;
`;

export const Tools = styled.div`
  ${font('small')}
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)};
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
`;

export const PageNumber = styled.span`
  margin-inline-end: auto;
`;

export const Sheets = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${space(3)};
  /* A frame of its own: the text being read does not move when a page turns out to have another size. */
  height: 60dvh;
  padding: ${space(3)};
  overflow: auto;
  border-radius: ${radius('control')};
  background: ${color('surface.sunken')};
`;

export const Sheet = styled.div`
  position: relative;
  flex: none;
  overflow: hidden;
  /* Paper is white in every colour scheme. */
  background: #fff;
  box-shadow: ${shadow('raised')};
  canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

/**
 * Text layer of a page over its picture: invisible, but it can be selected, copied and read aloud. The PDF reader positions
 * its texts.
 */
export const TextBlock = styled.div`
  --font-height: 0;
  --scale-x: 1;
  --rotate: 0deg;
  position: absolute;
  inset: 0;
  overflow: clip;
  line-height: 1;
  text-size-adjust: none;
  forced-color-adjust: none;
  transform-origin: 0 0;
  span,
  br {
    position: absolute;
    color: transparent;
    white-space: pre;
    cursor: text;
    transform-origin: 0 0;
  }
  .markedContent {
    display: contents;
  }
  span:not(.markedContent) {
    font-size: calc(var(--total-scale-factor) * var(--min-font-size) * var(--font-height));
    transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(calc(1 / var(--min-font-size)));
  }
`;
