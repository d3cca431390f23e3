import { color, font, media, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Scroller = styled.div`
  overflow: hidden;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  :is(th, td) {
    padding: ${space(3, 4)};
    text-align: start;
    vertical-align: top;
  }
  tbody :is(th, td) {
    border-block-start: 1px solid ${color('border.subtle')};
  }
  tbody th[scope='row'] {
    ${font('body')}
    color: ${color('text.muted')};
  }
  [data-section] > th {
    ${font('bodyStrong')}
    background: ${color('surface.sunken')};
  }
  [data-has='true'] {
    color: ${color('success.text')};
  }
  [data-has='false'] {
    color: ${color('text.muted')};
  }
  tr {
    break-inside: avoid;
  }

  /* A phone has no space for columns: each cell names its plan. */
  ${media.down('sm')} {
    &,
    thead,
    tbody,
    tfoot,
    tr,
    th,
    td {
      display: block;
    }
    [data-corner] {
      display: none;
    }
    tbody tr {
      border-block-start: 1px solid ${color('border.subtle')};
    }
    tbody :is(th, td) {
      border: 0;
    }
    tbody th[scope='row'] {
      padding-block-end: 0;
    }
    tbody td {
      display: flex;
      justify-content: space-between;
      padding-block: ${space(1)};
    }
    tbody td::before {
      content: attr(data-plan) / '';
      color: ${color('text.muted')};
    }
  }
`;

export const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  > strong {
    ${font('title')}
  }
  > span {
    ${font('bodyStrong')}
  }
  > small {
    ${font('small')}
    color: ${color('text.muted')};
  }
`;
