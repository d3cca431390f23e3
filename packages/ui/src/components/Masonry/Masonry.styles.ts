import { styled } from 'styled-components';

export const Items = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  @media print {
    position: static;
    width: auto !important;
    transform: none !important;
    break-inside: avoid;
  }
`;
