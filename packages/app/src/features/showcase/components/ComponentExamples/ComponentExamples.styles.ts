import { color, font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Foot = styled.p`
  ${font('small')}
  padding: ${space(2, 4)};
  border-block-start: 1px solid ${color('border.subtle')};
  color: ${color('text.muted')};
  overflow-wrap: anywhere;
`;

export const DetailHead = styled.header`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  h2 {
    ${font('heading')}
  }
  p {
    max-width: 72ch;
  }
`;

export const TextBlock = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  max-width: 80ch;
  h3 {
    ${font('title')}
  }
  ul {
    display: grid;
    gap: ${space(1)};
    padding-inline-start: ${space(5)};
    list-style: disc;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${font('small')}
  th,
  td {
    padding: ${space(2, 3)};
    border-block-end: 1px solid ${color('border.subtle')};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    ${font('label')}
    color: ${color('text.muted')};
  }
  tbody th {
    font-weight: 500;
  }
`;

/** Below a tablet's width each prop is a block: name, type, description. */
export const PropRows = styled(Table)`
  /* However long a type is, names and descriptions keep their space. */
  @media (min-width: 600px) {
    table-layout: fixed;
    thead th:nth-child(1) {
      width: 22%;
    }
    thead th:nth-child(2) {
      width: 32%;
    }
    thead th:nth-child(3) {
      width: 16%;
    }
  }
  @media (max-width: 599.98px) {
    thead {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
    tr {
      display: grid;
      padding-block: ${space(2)};
      border-block-end: 1px solid ${color('border.subtle')};
    }
    th,
    td {
      padding: ${space(0.5, 0)};
      border: 0;
    }
    td:empty {
      display: none;
    }
  }
`;
