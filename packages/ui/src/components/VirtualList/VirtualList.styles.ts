import { styled } from 'styled-components';

export const Scroller = styled.div`
  /* What is hidden from sight in a row would make the page longer. */
  position: relative;
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  /* What is scrolled to has its ring whole. */
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
