import { font, media, radius, space } from '@stockroom/ui/tokens';
import { createGlobalStyle, styled } from 'styled-components';

/** Paper has two colours in every theme: those of the browser's own white page. */
const faint = 'color-mix(in srgb, CanvasText 28%, Canvas)';
const quiet = 'color-mix(in srgb, CanvasText 72%, Canvas)';

/** Margins for A4 and Letter alike, with a number on each page. The browser's dialog sets the size. */
export const PrintPageStyles = createGlobalStyle`
  @page {
    size: auto;
    margin: 14mm 14mm 18mm;
    @bottom-right {
      content: counter(page) ' / ' counter(pages);
      font: 10pt Inter, sans-serif;
    }
  }
`;

export const Sheet = styled.article`
  ${font('body')}
  color-scheme: only light;
  display: grid;
  gap: ${space(6)};
  max-width: 816px;
  padding: ${space(4)};
  border: 1px solid ${faint};
  border-radius: ${radius('card')};
  background: Canvas;
  color: CanvasText;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  ${media.up('sm')} {
    padding: ${space(6)};
  }
  &[data-look='modern'] {
    gap: ${space(8)};
    ${media.up('sm')} {
      padding: clamp(24px, 6vw, 64px);
    }
  }
  @media print {
    &&& {
      display: block;
      max-width: none;
      padding: 4mm 0 0;
      border: 0;
      border-radius: 0;
    }
    && > * {
      margin-block-end: 8mm;
    }
  }
`;

export const Sender = styled.p`
  ${font('heading')}
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;

export const Dates = styled.dl`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
  }
  dt {
    color: ${quiet};
  }
  dd {
    ${font('bodyStrong')}
    margin: 0;
    text-align: end;
  }
`;

export const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${space(4)};
  h2 {
    ${font('caption')}
    color: ${quiet};
  }
  address {
    ${font('small')}
    display: grid;
    font-style: normal;
  }
  @media print {
    address {
      ${font('body')}
    }
  }
  ${media.up('sm')} {
    address {
      ${font('body')}
    }
  }
  @media print {
    grid-template-columns: 1fr 1fr;
  }
`;

/** The header is repeated on every page, and no row is split between two. */
export const Lines = styled.table`
  ${font('small')}
  width: 100%;
  border-collapse: collapse;
  ${media.up('sm')} {
    ${font('body')}
  }
  @media print {
    ${font('body')}
  }

  thead {
    display: table-header-group;
  }
  tr {
    break-inside: avoid;
  }
  th {
    ${font('label')}
    border-block-end: 2px solid CanvasText;
  }
  td {
    border-block-end: 1px solid ${faint};
    vertical-align: top;
  }
  :is(th, td) {
    padding: ${space(2, 1)};
    text-align: end;
    &:first-child {
      width: 50%;
      text-align: start;
    }
  }
  [data-look='modern'] & :is(th, td) {
    padding-block: ${space(3)};
  }
  :is(th, td) {
    overflow-wrap: break-word;
  }
  /* However long a name without a space is, it pushes no sum off the sheet. */
  td:first-child {
    overflow-wrap: anywhere;
  }
  small {
    ${font('small')}
    display: block;
    color: ${quiet};
  }
`;

export const Sums = styled.dl`
  display: grid;
  gap: ${space(2)};
  justify-self: end;
  width: min(320px, 100%);
  margin: 0;
  break-inside: avoid;
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
  }
  dd {
    margin: 0;
  }
  [data-total] {
    ${font('title')}
    padding-block-start: ${space(2)};
    border-block-start: 2px solid CanvasText;
  }
  @media print {
    margin-inline-start: auto;
  }
`;

export const Foot = styled.footer`
  ${font('small')}
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space(4)};
  break-inside: avoid;
  > :first-child {
    display: grid;
    flex: 1 1 200px;
    gap: ${space(2)};
  }
`;

/** A scanner reads the number from this code; it has the same distance from its edge as the sums. */
export const Code = styled.div`
  width: 84px;
  @media print {
    width: 22mm;
  }
`;
