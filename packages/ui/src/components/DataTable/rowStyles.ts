import { css } from 'styled-components';
import { color, media, motion, radius, size, space } from '../../tokens/css';

/**
 * The look of rows and of the table's own cells, told by the table: rows are plain elements. A styled component in each cell
 * would take more time in a long list than all the rest of a row.
 */
export const rowStyles = css`
  & > tbody > tr[data-grid-row] {
    &:hover {
      background: ${color('surface.hover')};
    }
    &[aria-selected='true'] {
      background: ${color('accent.soft')};
    }
    &[aria-selected='true']:hover {
      background: ${color('accent.softHover')};
    }
    & > td {
      border-block-end: 1px solid ${color('border.subtle')};
    }
    &:last-child > td {
      border-block-end-color: transparent;
    }
    &[data-expanded] {
      background: ${color('surface.sunken')};
      & > td {
        border-block-end-color: transparent;
      }
    }
    @media print {
      break-inside: avoid;
    }
  }

  [data-tool] {
    text-overflow: clip;
    @media print {
      display: none;
    }
  }
  [data-tool='select'] {
    width: 44px;
    user-select: none;
    ${media.down('sm')} {
      width: 40px;
    }
  }
  [data-tool='expand'] {
    width: 60px;
    text-align: end;
    ${media.down('sm')} {
      width: 46px;
      padding-inline-start: ${space(0.5)};
    }
    & > button {
      display: inline-flex;
      align-items: center;
      justify-content: center;
      width: ${size('controlSmall')};
      height: ${size('controlSmall')};
      padding: 0;
      border: 0;
      border-radius: ${radius('control')};
      background: none;
      color: ${color('text.muted')};
      vertical-align: middle;
      cursor: pointer;
      &:hover {
        background: ${color('surface.pressed')};
        color: ${color('text.default')};
      }
      &:focus-visible {
        outline-offset: 0;
      }
      & > svg {
        transition: transform ${motion('state')};
      }
      &[aria-expanded='true'] > svg {
        transform: rotate(180deg);
      }
    }
  }
  td[data-tool='actions'] > div {
    display: flex;
    justify-content: flex-end;
    gap: ${space(0.5)};
    @media (hover: hover) {
      opacity: 0;
      tr:hover > td > &,
      tr:focus-within > td > & {
        opacity: 1;
      }
    }
  }

  [data-tool='select'] > input {
    appearance: none;
    display: grid;
    place-content: center;
    width: 24px;
    height: 24px;
    margin: 0 -4px;
    border-radius: ${radius('control')};
    cursor: pointer;
    &::before,
    &::after {
      content: '';
      grid-area: 1 / 1;
      place-self: center;
    }
    &::before {
      width: 16px;
      height: 16px;
      border: 1.5px solid ${color('border.control')};
      border-radius: 4px;
      background: ${color('surface.raised')};
    }
    &:checked::before,
    &:indeterminate::before {
      border-color: ${color('accent.solid')};
      background: ${color('accent.solid')};
    }
    &:checked::after {
      width: 5px;
      height: 9px;
      border: solid ${color('accent.on')};
      border-width: 0 2px 2px 0;
      transform: translateY(-1px) rotate(45deg);
    }
    &:indeterminate::after {
      width: 8px;
      height: 2px;
      border: 0;
      background: ${color('accent.on')};
      transform: none;
    }
    &:focus-visible {
      outline-offset: -2px;
    }
    @media (forced-colors: active) {
      appearance: auto;
      width: 18px;
      height: 18px;
      margin: 0;
      &::before,
      &::after {
        content: none;
      }
    }
  }
`;
