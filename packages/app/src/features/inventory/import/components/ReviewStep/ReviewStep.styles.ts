import { color, font, media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const FixCell = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  min-width: 0;

  > :first-child {
    width: 100%;
  }
  /* Space is scarce at this width: a suggestion stands beside the field. */
  ${media.down('md')} {
    grid-auto-flow: column;
    grid-template-columns: minmax(0, 1fr);
    grid-auto-columns: max-content;
    align-items: center;
  }
`;

export const ProductCell = styled.div`
  min-width: 0;

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > :last-child {
    ${font('caption')}
    color: ${color('text.muted')};
  }
`;

/** The field that corrects a problem; in a narrow window below the content of all other columns. */
export const ValueCell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};

  ${media.down('md')} {
    padding-block: ${space(2)};
    white-space: normal;
    /* Three lines of a problem, so that more rows are visible. */
    [data-clamped] {
      -webkit-line-clamp: 3;
    }
  }
`;

export const NameRow = styled.li`
  display: grid;
  gap: ${space(1, 4)};

  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) 280px;
    align-items: center;
  }
`;

export const Details = styled.div`
  display: grid;
  white-space: normal;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(4)};
`;

export const ChangeTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  ${font('small')}

  th,
  td {
    padding: ${space(1.5, 2)};
    border-block-end: 1px solid ${color('border.subtle')};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    color: ${color('text.muted')};
    font-weight: 500;
  }
  tbody th {
    font-weight: 500;
  }
`;
