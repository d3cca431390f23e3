import { css, keyframes, styled } from 'styled-components';
import { awningStripe, color, font, media, motion, radius, size, space, z } from '../../tokens/css';
import { rowStyles } from './rowStyles';

export const HEAD_HEIGHT = '40px';
const fadeIn = keyframes`from { opacity: 0; }`;
const pulse = keyframes`50% { opacity: 0.45; }`;

export const Frame = styled.div`
  position: relative;
  min-width: 0;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  /* Clips the corners without creating a scroll container, to which the sticky head would be bound. */
  overflow: clip;
  &[data-bare] {
    border: 0;
    border-radius: 0;
  }
  @media print {
    border: 0;
  }
`;

const column = css`
  display: flex;
  flex-direction: column;
`;

export const Scroller = styled.div`
  &[data-selecting] {
    ${media.down('lg')} {
      ${column}
    }
    &:has(> div > [data-wraps]) {
      ${column}
    }
  }
  &[data-virtual] {
    --shell-top: 0px;
    contain: content;
    overflow-y: auto;
    overflow-x: clip;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: ${color('border.strong')} transparent;
    overflow-anchor: none;
    /* End of a long list. */
    &[data-filled]::after {
      content: '';
      display: block;
      height: 4px;
      ${awningStripe}
    }
  }
  @media print {
    &&[data-virtual],
    & {
      contain: none;
      max-height: none !important;
      overflow: visible;
    }
    &&[data-virtual][data-filled]::after {
      content: none;
    }
  }
`;

const atFoot = css`
  order: 1;
  flex-wrap: wrap;
  inset-block-start: auto;
  inset-block-end: 0;
  height: auto;
  min-height: ${HEAD_HEIGHT};
  margin: 0;
  padding: ${space(2, 3)};
  border-block: 1px solid ${color('border.default')};
  border-block-end: 0;
`;

export const BulkBar = styled.div`
  position: sticky;
  inset-block-start: var(--shell-top, 0px);
  z-index: ${z('sticky')};
  display: flex;
  align-items: center;
  gap: ${space(2)};
  height: ${HEAD_HEIGHT};
  margin-block-end: -${HEAD_HEIGHT};
  margin-inline-start: 44px;
  padding-inline: ${space(1, 3)};
  border-block-end: 1px solid ${color('border.default')};
  background: ${color('surface.raised')};
  font-weight: 500;
  animation: ${fadeIn} ${motion('state')};
  /* Where the header row is too narrow for the bar, it is at the bottom of the viewport and covers no row's checkbox. */
  ${media.down('lg')} {
    ${atFoot}
  }
  &:has(> [data-wraps]) {
    ${atFoot}
  }
  @media print {
    display: none;
  }
`;

export const Table = styled.table`
  ${rowStyles}
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;

  & > caption {
    ${font('title')}
    padding: ${space(3, 4)};
    text-align: start;
  }
  /* Only the table's own cells: details may contain another table. */
  & > * > tr > * {
    height: var(--row-height, ${size('row')});
    padding: 0 ${space(2)};
    text-align: start;
    white-space: nowrap;
    scroll-margin-block: ${HEAD_HEIGHT};
    ${media.up('sm')} {
      padding-inline: ${space(3)};
    }
    &:first-child {
      padding-inline-start: ${space(4)};
    }
    &:last-child {
      padding-inline-end: ${space(4)};
    }
    &[data-align='end'] {
      text-align: end;
    }
    /*
     * Text is truncated, numbers and buttons fit: clipping each of their cells would cost time in every frame of scrolling.
     */
    &:not([data-align='end'], [data-tool]) {
      overflow: clip;
      overflow-clip-margin: 4px;
      text-overflow: ellipsis;
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  & > thead > tr > th {
    width: var(--column-width, auto);
    /* On paper fewer columns are shown than the details span: all remaining space belongs to existing columns. */
    @media print {
      width: var(--column-width, 100%);
    }
  }
  ${media.down('sm')} {
    & > thead > tr > th {
      width: var(--column-narrow, var(--column-width, auto));
      /* A name at the end that does not fit would overlap its neighbour. */
      white-space: normal;
      overflow-wrap: anywhere;
      hyphens: auto;
    }
    & > * > tr > :first-child {
      padding-inline-start: ${space(3)};
    }
    & > * > tr > :last-child {
      padding-inline-end: ${space(2)};
    }
    /* Space for a name matters more here than one line for each row. */
    &:not([data-one-line]) > tbody > tr > td {
      padding-block: ${space(1)};
      line-height: 1.1875rem;
      white-space: normal;
    }
  }
  ${(['sm', 'md', 'lg'] as const).map((name) => `${media.down(name)} { [data-hide-below='${name}'] { display: none; } }`).join('\n')}
`;

export const DetailsCell = styled.td`
  && {
    height: auto;
    padding: 0;
    border-block-end: 1px solid ${color('border.default')};
    background: ${color('surface.sunken')};
    overflow: visible;
    white-space: normal;
    animation: ${fadeIn} ${motion('enter')};
    @media print {
      background: none;
    }
  }
`;

export const GapCell = styled.td`
  && {
    padding: 0;
    border: 0;
  }
`;

export const MessageCell = styled.td`
  && {
    height: auto;
    padding: ${space(8, 4)};
    text-align: center;
    white-space: normal;
    overflow: visible;
  }
`;

export const EmptyCell = styled.td``;

/** A placeholder line of the final height while data are loading; it appears only when that takes a while. */
export const SkeletonLine = styled.span`
  display: block;
  height: 10px;
  border-radius: ${radius('pill')};
  background: ${color('surface.pressed')};
  animation:
    ${fadeIn} ${motion('enter')} 150ms backwards,
    ${pulse} 1.6s ease-in-out 400ms infinite;
  [data-align='end'] > & {
    margin-inline-start: auto;
  }
`;

export const Footer = styled.div`
  padding-inline: ${space(4, 3)};
  border-block-start: 1px solid ${color('border.default')};
`;
