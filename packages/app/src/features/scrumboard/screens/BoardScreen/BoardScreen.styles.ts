import { color, font, media, radius, space, visuallyHidden, z } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { dragLayerStyles, liftedStyles } from '#shared/drag/dragLayer.styles';

/** As high as the window: the lists scroll inside, and the page does not. */
export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  height: calc(100dvh - var(--shell-top, 0px) - var(--dock-room, 0px) - ${space(12)});
  min-height: 480px;
  && > :first-child {
    margin-block-end: 0;
  }
  ${media.down('sm')} {
    gap: ${space(2)};
    height: calc(100dvh - var(--shell-top, 0px) - var(--dock-room, 0px) - ${space(8)});
  }
  /* As wide as the window, so that the whole board can be viewed. */
  main:has(> &) {
    max-width: none;
  }
  @media print {
    height: auto;
    [data-look='floating'] {
      display: none;
    }
  }
`;

/** As high as the title with the line under it; on a phone, with its buttons. */
export const HeadSkeleton = styled.div`
  display: grid;
  flex: none;
  align-content: space-between;
  height: 51px;
  ${media.down('sm')} {
    height: 72px;
  }
`;

/** As high as the filter, which is behind a button on a phone. */
export const FilterSkeleton = styled.div`
  flex: none;
  ${media.down('sm')} {
    display: none;
  }
`;

export const BoardRoot = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(2)};
  min-height: 0;
  border-radius: ${radius('card')};
  &[data-background='accent'] {
    --board-tint: ${color('accent.soft')};
  }
  &[data-background='cool'] {
    --board-tint: ${color('categorical.3Soft')};
  }
  &[data-background='warm'] {
    --board-tint: ${color('categorical.8Soft')};
  }
  &[data-background='green'] {
    --board-tint: ${color('categorical.7Soft')};
  }
  --board-edge: ${space(1)};
  &:not([data-background='plain']) {
    --board-edge: ${space(3)};
    padding: ${space(3)};
    background: color-mix(in oklab, var(--board-tint) 45%, ${color('surface.page')});
  }
  &[data-fixed] :is([data-list-head], [data-surface]) {
    cursor: default;
  }
  @media print {
    && {
      padding: 0;
      background: none;
    }
  }
  /* While a pointer drags, this overlay prevents hover below it, which saves hit tests and repaints. */
  &[data-dragging]:not([data-dragging='keyboard'])::after {
    content: '';
    position: fixed;
    inset: 0;
    z-index: ${z('overlay')};
    cursor: grabbing;
  }
`;

export const Strip = styled.div`
  display: flex;
  flex: 1;
  align-items: flex-start;
  gap: ${space(3)};
  min-height: 0;
  overflow: auto hidden;
  /* Space for focus rings and shadows; sideways, lists continue to the board's edge. */
  margin: -${space(1)} calc(-1 * var(--board-edge));
  padding: ${space(1)} var(--board-edge);
  scroll-padding-inline: var(--board-edge);
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  ${media.down('sm')} {
    scroll-snap-type: x mandatory;
    [data-dragging] & {
      scroll-snap-type: none;
    }
  }
  @media print {
    flex-wrap: wrap;
    overflow: visible;
  }
`;

export const NewList = styled.div`
  flex: none;
  width: 280px;
  scroll-snap-align: end;
  ${media.down('sm')} {
    width: calc(100vw - 88px);
  }
  @media print {
    display: none;
  }
`;

export const Hint = styled.p`
  ${font('caption')}
  margin: 0;
  color: ${color('text.muted')};
  [data-dragging='keyboard'] > &[data-for='resting'],
  [data-board]:not([data-dragging='keyboard']) > &[data-for='lifted'] {
    display: none;
  }
  &[data-for='list'] {
    ${visuallyHidden}
  }
  @media (hover: none) {
    ${visuallyHidden}
  }
  ${media.down('sm')} {
    ${visuallyHidden}
  }
  @media print {
    display: none;
  }
`;

/** The dragged item, above everything. Filled by the drag code, never by React. */
export const Layer = styled.div`
  ${dragLayerStyles}
  [data-drag-picture] > div,
  [data-drag-picture] > div > div {
    height: 100%;
    padding: 0;
  }
  [data-drag-picture] > div [data-picture] {
    ${liftedStyles}
    rotate: 1.5deg;
  }
  @media (prefers-reduced-motion: reduce) {
    [data-drag-picture] > div [data-picture] {
      rotate: none;
    }
  }
`;
