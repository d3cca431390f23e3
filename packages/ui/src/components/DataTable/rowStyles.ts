import { css } from 'styled-components';
import { color, media, radius, size, space } from '../../tokens/css';

/**
 * Styles of rows and of the table's own cells, set by the table: rows are plain elements. A styled component in each cell would
 * take more time in a long list than the rest of a row.
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
      &::after {
        content: '';
        width: 8px;
        height: 8px;
        margin-block-start: -4px;
        border: solid currentcolor;
        border-width: 0 2px 2px 0;
        transform: rotate(45deg) scale(0.9);
      }
      &[aria-expanded='true']::after {
        margin-block-start: 4px;
        transform: rotate(225deg) scale(0.9);
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

  /* The border is the pressable space around the box: no separate element, and no layout of its own until it is ticked. */
  [data-tool='select'] > input {
    appearance: none;
    width: 24px;
    height: 24px;
    margin: 0 -4px;
    border: 4px solid transparent;
    border-radius: calc(${radius('inner')} + 4px);
    background: ${color('surface.raised')} padding-box;
    box-shadow: inset 0 0 0 1.5px ${color('border.control')};
    vertical-align: middle;
    cursor: pointer;
    &:checked,
    &:indeterminate {
      display: inline-grid;
      place-content: center;
      background-color: ${color('accent.solid')};
      box-shadow: none;
    }
    &:checked::after {
      content: '';
      width: 5px;
      height: 9px;
      border: solid ${color('accent.on')};
      border-width: 0 2px 2px 0;
      transform: translateY(-1px) rotate(45deg);
    }
    &:indeterminate::after {
      content: '';
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
      border: revert;
      &:focus-visible {
        outline-offset: 2px;
      }
      &::after {
        content: none;
      }
    }
  }
`;
