import { color, focusRing, font, media, radius, space, visuallyHidden } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { boardButton } from '../boardButton';

export const Column = styled.section`
  display: flex;
  flex: none;
  flex-direction: column;
  width: 280px;
  max-height: 100%;
  border: 1px solid ${color('border.subtle')};
  border-radius: ${radius('card')};
  /* The board's background shows through the column, but not through the cards. */
  --list-own: ${color('surface.sunken')};
  --list: var(--list-own);
  [data-board]:not([data-background='plain']) & {
    --list-own: ${color('surface.page')};
    --list: color-mix(in oklab, var(--board-tint) 18%, var(--list-own));
  }
  background: var(--list);
  contain: content;
  container-type: inline-size;
  scroll-snap-align: start;
  .dark &&& {
    --list-own: ${color('surface.raised')};
  }
  &[data-lifted] {
    border: 1px dashed ${color('accent.border')};
    background: transparent;
  }
  ${media.down('sm')} {
    /* Leaves the edge of the next column visible. */
    width: calc(100vw - 88px);
  }
  @media print {
    width: 230px;
    max-height: none;
    contain: none;
    container-type: normal;
  }
`;

/** Applies where letters are so large that a name does not fit beside the other elements of the list's head. */
const LARGE_LETTERS = '@container (max-width: 13rem)';

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 44px;
  padding: ${space(2)} ${space(2)} ${space(1)};
  cursor: grab;
  user-select: none;
  -webkit-touch-callout: none;
  ${LARGE_LETTERS} {
    flex-wrap: wrap;
  }
`;

export const Grip = styled.button`
  ${boardButton}
  flex: none;
  cursor: grab;
  @media print {
    display: none;
  }
`;

/** Position of the list among the lists: shown where they appear one at a time. */
export const Position = styled.span`
  ${font('caption')}
  display: none;
  flex: none;
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
  ${media.down('sm')} {
    display: inline;
  }
`;

export const HeadButton = styled.button`
  ${boardButton}
  flex: none;
  cursor: pointer;
  @media print {
    display: none;
  }
`;

export const ListTitle = styled.h2`
  ${font('bodyStrong')}
  flex: 0 1 auto;
  min-width: 24px;
  margin: 0;
  button,
  span {
    overflow: hidden;
    width: 100%;
    min-height: 24px;
    padding: ${space(0.5, 1)};
    border: 0;
    border-radius: ${radius('control')};
    background: transparent;
    color: ${color('text.default')};
    font: inherit;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  button {
    cursor: text;
  }
  span {
    display: block;
  }
  ${LARGE_LETTERS} {
    flex: 1 0 100%;
    order: 1;
    button,
    span {
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
  button:hover {
    background: ${color('surface.hover')};
  }
  button:focus-visible {
    ${focusRing}
  }
`;

export const TitleInput = styled.input`
  ${font('bodyStrong')}
  flex: 1;
  min-width: 0;
  height: 28px;
  padding: 0 ${space(1)};
  border: 1px solid ${color('border.control')};
  border-radius: ${radius('control')};
  background: ${color('surface.raised')};
  color: ${color('text.default')};
  &:focus {
    ${focusRing}
    outline-offset: 0;
  }
`;

export const CountPill = styled.span`
  ${font('caption')}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space(1)};
  margin-inline-end: auto;
  padding: 0 ${space(2)};
  border-radius: ${radius('pill')};
  background: ${color('surface.pressed')};
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
  &[data-state='full'] {
    background: ${color('info.soft')};
    color: ${color('info.text')};
  }
  &[data-state='over'] {
    background: ${color('warning.soft')};
    color: ${color('warning.text')};
  }
  [data-hidden] {
    ${visuallyHidden}
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** Space after the last card in px, so that at the end of the list no card is faded. */
const FADE = 16;

export const Scroller = styled.div`
  position: relative;
  flex: 0 1 auto;
  min-height: 0;
  overflow: hidden auto;
  /* Space for the focus ring. */
  padding: ${space(1)} 10px ${FADE - 8}px;
  /* Shows that more cards continue below the edge. */
  &::after {
    content: '';
    position: sticky;
    inset-block-end: -${FADE - 8}px;
    z-index: 2;
    display: block;
    height: ${FADE}px;
    margin: -8px -10px -${FADE - 8}px;
    background: linear-gradient(to bottom, transparent, var(--list));
    pointer-events: none;
  }
  @media print {
    overflow: visible;
    &::after {
      display: none;
    }
  }
  overscroll-behavior-y: contain;
  scrollbar-width: thin;
`;

export const EmptyText = styled.p`
  ${font('small')}
  margin: 0 0 ${space(2)};
  padding: ${space(4, 3)};
  border: 1px dashed ${color('border.default')};
  border-radius: ${radius('card')};
  color: ${color('text.muted')};
  text-align: center;
`;

export const Foot = styled.div`
  padding: 0 10px 10px;
  @media print {
    display: none;
  }
`;
