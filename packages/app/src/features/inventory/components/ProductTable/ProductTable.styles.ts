import { color, focusRing, font, media, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/**
 * Styles of the rows' cells. Defined once rather than by a component in each cell, because a page of rows is rendered right at
 * the press that opens it.
 */
export const Rows = styled.div`
  min-width: 0;
  td > [data-name] {
    ${font('bodyStrong')}
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    &[data-active='false'] {
      color: ${color('text.muted')};
    }
  }
  /* On a phone, where row heights may differ, a name takes up to two lines. */
  ${media.down('sm')} {
    table:not([data-one-line]) td > [data-name] {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
  td > [data-quiet] {
    color: ${color('text.muted')};
  }
  /* Rows of the compact density are lower than a picture of 40 px. */
  td > [data-picture] {
    display: inline-grid;
    vertical-align: middle;
    [data-density='compact'] & > * {
      width: 28px !important;
      height: 28px !important;
    }
  }
  /* For users with read access only. */
  td [data-status] {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
  }
  /* A price that does not follow its base price and tax. */
  td [data-by-hand] {
    display: inline-flex;
    margin-inline-end: ${space(1)};
    color: ${color('text.muted')};
    vertical-align: middle;
    > svg {
      width: 14px;
      height: 14px;
    }
  }
  td [data-inline] > [data-by-hand] {
    margin: 0;
  }
  /* A value that becomes a field when pressed. It looks like text until hovered. */
  td [data-inline] {
    display: inline-flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${space(1)};
    max-width: 100%;
    min-height: 28px;
    margin: 0 -${space(2)};
    padding: 0 ${space(2)};
    border: 1px solid transparent;
    border-radius: ${radius('control')};
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
    cursor: text;
    &:hover {
      border-color: ${color('border.control')};
      background: ${color('surface.raised')};
    }
    &:focus-visible {
      ${focusRing}
      outline-offset: 0;
    }
    &[data-inline='active'] {
      cursor: pointer;
      justify-content: flex-start;
    }
    /* A normal state is muted; an exception is marked. */
    &[data-active='true'] {
      color: ${color('text.muted')};
    }
    &[data-active='false'] {
      font-weight: 600;
      & > svg {
        color: ${color('critical.text')};
      }
    }
  }
`;

/**
 * The second line of a row with space for two in either density. Content that does not fit takes another line, since many
 * phones set text larger or wider. Only where all rows have the same height is it cut; the details show it in full.
 */
export const SecondaryLine = styled.span`
  ${font('caption')}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  align-items: center;
  line-height: 1rem;
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
  white-space: normal;
  &[data-left] {
    color: ${color('warning.text')};
  }
  &[data-out],
  > [data-out] {
    color: ${color('critical.text')};
    gap: ${space(1)};
    font-weight: 500;
    > svg {
      width: 14px;
      height: 14px;
    }
  }
  > [data-out] {
    display: inline-flex;
    align-items: center;
  }
  overflow-wrap: anywhere;
  /* As high as a touch target, in a line that keeps its height. */
  && [data-inline] {
    min-height: 24px;
    margin: -${space(1)};
    padding: 0 ${space(1)};
    max-width: calc(100% + ${space(2)});
    color: ${color('text.default')};
    /* A whole pixel: fractions are drawn unevenly. */
    text-decoration: underline dotted 1px ${color('border.strong')};
    text-underline-offset: 3px;
    /* The focus ring stays inside, away from the name above. */
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  && [data-inline] > [data-is] {
    font-weight: inherit;
  }
  [data-one-line] & {
    flex-wrap: nowrap;
    white-space: nowrap;
    > span {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    /* The open field takes the whole line. */
    > span:has(form) {
      flex: none;
      overflow: visible;
    }
    &:has(form) > span:not(:has(form)) {
      display: none;
    }
  }
  /* Doubled for specificity: the bar's own height may be defined later. */
  && [data-level] {
    height: 12px;
    vertical-align: -1px;
  }
`;
