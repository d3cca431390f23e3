import { color, focusRing, font, radius, shadow, size, space, visuallyHidden } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { boardButton } from '../boardButton';
import { labelTones } from '../labelTones';

/** Gap between two cards, in px. It belongs to the card, so that a list's height is the sum of the heights of its cards. */
export const CARD_GAP = 8;
/** Padding above and below a card's content: less in compact density. */
const inset = `min(${space(2)}, ${size('cardSpace')} / 2)`;

/**
 * The cards of a list. A single styled component covers all of them: with hundreds on a page, one for each is noticeably slow.
 */
export const Cards = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;

  & > .card {
    padding-block-end: ${CARD_GAP}px;
    list-style: none;

    & > .surface {
      position: relative;
      padding: ${inset} ${space(3)};
      border: 1px solid ${color('border.default')};
      border-radius: ${radius('card')};
      background: ${color('surface.raised')};
      color: ${color('text.default')};
      cursor: grab;
      user-select: none;
      -webkit-touch-callout: none;
      /* In dark mode, higher surfaces are lighter. */
      .dark & {
        background: ${color('surface.overlay')};
      }
      &:hover {
        border-color: ${color('border.strong')};
        box-shadow: ${shadow('raised')};
      }
      &[data-selected],
      .dark &[data-selected] {
        border-color: ${color('accent.border')};
        background: ${color('accent.soft')};
      }
      &[data-flash] {
        animation: flash 900ms ease-out;
      }
    }
    /* A card dragged by a pointer follows the pointer: an empty outline stays where it came from. */
    [data-dragging]:not([data-dragging='keyboard']) &[data-lifted] > .surface {
      border: 1px dashed ${color('accent.border')};
      background: transparent;
      box-shadow: none;
      & > * {
        visibility: hidden;
      }
    }
    /* A card moved by keyboard stays in its position until it is dropped, and is raised there. */
    [data-dragging='keyboard'] &[data-lifted] > .surface {
      border-color: ${color('accent.border')};
      box-shadow: ${shadow('overlay')};
    }
    @keyframes flash {
      from {
        background: ${color('accent.softHover')};
      }
    }

    .cover {
      display: block;
      width: calc(100% + ${space(6)});
      max-width: none;
      height: 104px;
      margin: calc(-1 * ${inset}) -${space(3)} ${space(2)};
      border-radius: ${radius('card')} ${radius('card')} 0 0;
      background: ${color('surface.sunken')};
      object-fit: contain;
      &[hidden] {
        display: none;
      }
    }

    /* In dark mode no picture is the brightest thing on the page, and a large picture is darker than a small one. */
    .dark & .cover {
      filter: brightness(0.7);
    }
    .dark & .people img {
      filter: brightness(0.85);
    }

    /* The link, whose clickable area covers the whole card. */
    a {
      ${font('body')}
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 4;
      /* As high as a touch target has to be, beside the buttons, without taking more space. */
      margin-block: -2px;
      padding: 2px ${space(6)} 2px 0;
      color: inherit;
      overflow-wrap: anywhere;
      text-decoration: none;
      cursor: inherit;
      &:focus {
        outline: none;
      }
      &::after {
        content: '';
        position: absolute;
        inset: 0;
        border-radius: ${radius('card')};
      }
      &:focus-visible::after {
        ${focusRing}
      }
    }

    .labels {
      display: flex;
      flex-wrap: wrap;
      gap: ${space(1)};
      margin-block-start: ${space(2)};
      & > span {
        ${font('caption')}
        overflow: hidden;
        max-width: 100%;
        padding: 0 ${space(2)};
        border-radius: ${radius('pill')};
        background: ${color('surface.pressed')};
        font-weight: 500;
        text-overflow: ellipsis;
        white-space: nowrap;
        ${labelTones}
      }
    }

    .facts {
      ${font('caption')}
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${space(1, 3)};
      min-height: 24px;
      margin-block-start: ${space(2)};
      color: ${color('text.muted')};
      font-variant-numeric: tabular-nums;
    }
    .fact {
      display: inline-flex;
      align-items: center;
      gap: ${space(1)};
      &[data-tone='critical'] {
        color: ${color('critical.text')};
        font-weight: 500;
      }
      &[data-tone='success'] {
        color: ${color('success.text')};
      }
    }
    .said {
      ${visuallyHidden}
    }
    .people {
      display: inline-flex;
      align-items: center;
      margin-inline-start: auto;
      padding-inline-start: ${space(1)};
      & > * {
        margin-inline-start: -${space(1)};
      }
      & > .more {
        padding-inline-start: ${space(2)};
      }
    }

    /*
     * Buttons lie over the link. Visible when the card is hovered or focused, and always on touch devices. They appear at once,
     * as each fade makes the browser go through the layers of the whole page twice, in the middle of a lift or a drop.
     */
    button {
      position: absolute;
      inset-block-start: ${space(1)};
      inset-inline-end: ${space(1)};
      z-index: 1;
      ${boardButton}
      cursor: pointer;
      &[role='checkbox'] {
        inset-block-start: 6px;
        inset-inline-end: 34px;
        width: 24px;
        height: 24px;
        border: 1px solid ${color('border.control')};
        background: ${color('surface.raised')};
        &[aria-checked='true'] {
          border-color: ${color('accent.solid')};
          background: ${color('accent.solid')};
          color: ${color('accent.on')};
        }
      }
    }
    @media (hover: hover) {
      button:not(:focus-visible, [aria-expanded='true'], [aria-checked='true']) {
        opacity: 0;
      }
      & > .surface:hover > button,
      & a:focus-visible ~ button,
      [data-selecting] & button[role='checkbox'] {
        opacity: 1;
      }
    }
    @media (hover: none) {
      [data-board]:not([data-selecting]) & button[role='checkbox'] {
        display: none;
      }
    }
    /* Where a checkbox is always visible, no title runs under it. */
    [data-selecting] & a {
      padding-inline-end: 56px;
    }
    @media print {
      break-inside: avoid;
      & > .surface {
        border-color: ${color('border.strong')};
        box-shadow: none;
      }
      & > .surface > button {
        display: none;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      & > .surface[data-flash] {
        animation: none;
      }
    }
    @media (forced-colors: active) {
      & > .surface[data-selected] {
        border: 2px solid Highlight;
      }
      .labels > span {
        border: 1px solid CanvasText;
      }
    }
  }
`;
