import { styled } from 'styled-components';

export const Scroller = styled.div`
  /* Visually hidden content of a row would make the page longer. */
  position: relative;
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  /* A row that is scrolled to has its whole focus ring. */
  scroll-padding-block: 4px;
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  /* A margin of what is in a row stays in it: a row is as high as it is said to be. */
  > li {
    display: flow-root;
  }
`;
