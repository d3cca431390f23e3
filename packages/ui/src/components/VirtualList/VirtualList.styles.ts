import { styled } from 'styled-components';

export const Scroller = styled.div`
  /* Visually hidden content of a row would make the page longer. */
  position: relative;
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  /* A row that is scrolled to shows its whole focus ring. */
  scroll-padding-block: 4px;
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  /* Margins of the content stay inside the row: a row is as high as stated. */
  > li {
    display: flow-root;
  }
`;
