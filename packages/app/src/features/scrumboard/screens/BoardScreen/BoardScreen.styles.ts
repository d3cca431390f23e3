import { color, font, media, radius, shadow, space, visuallyHidden, z } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** As high as the window allows: the lists scroll in it, and the page does not. */
export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  height: calc(100dvh - var(--shell-top, 0px) - ${space(12)});
  min-height: 480px;
  && > :first-child {
    margin-block-end: 0;
  }
  ${media.down('sm')} {
    gap: ${space(2)};
    height: calc(100dvh - var(--shell-top, 0px) - ${space(8)});
  }
  @media print {
    height: auto;
  }
`;

/** As high as the title with its line under it, on a phone with its buttons. */
export const HeadBones = styled.div`
  display: grid;
  flex: none;
  align-content: space-between;
  height: 51px;
  ${media.down('sm')} {
    height: 72px;
  }
`;

/** As high as the filter, which a phone has behind a button. */
export const FilterBones = styled.div`
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
    --board-tint: ${color('info.soft')};
  }
  &[data-background='warm'] {
    --board-tint: ${color('warning.soft')};
  }
  &[data-background='green'] {
    --board-tint: ${color('success.soft')};
  }
  &:not([data-background='plain']) {
    padding: ${space(3)};
    background: color-mix(in oklab, var(--board-tint) 45%, ${color('surface.page')});
  }
  /* While a pointer drags, nothing under it is hovered: what lies there need not be found, nor drawn anew. */
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
  /* Room for focus rings and shadows. */
  margin: -${space(1)};
  padding: ${space(1)};
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
  scroll-snap-align: center;
  ${media.down('sm')} {
    width: calc(100vw - ${space(12)});
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
  @media print {
    display: none;
  }
`;

/** What is dragged, over everything. Filled by the drag, never by React. */
export const Layer = styled.div`
  [data-drag-picture],
  [data-drop-line] {
    position: fixed;
    inset-block-start: 0;
    left: 0;
    z-index: ${z('overlay')};
    pointer-events: none;
    will-change: transform;
  }
  [data-drag-picture] > div,
  [data-drag-picture] > div > div {
    height: 100%;
    padding: 0;
  }
  [data-drag-picture] > div [data-picture] {
    overflow: hidden;
    height: 100%;
    max-height: none;
    border-color: ${color('accent.border')};
    box-shadow: ${shadow('overlay')};
    rotate: 1.5deg;
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
  @media (prefers-reduced-motion: reduce) {
    [data-drag-picture] > div [data-picture] {
      rotate: none;
    }
  }
`;
