import { styled } from 'styled-components';
import { motion, radius } from '../../tokens/css';

/** In the colour of the text around it, so that it is visible on every background that text has. */
export const DismissRoot = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  background: transparent;
  color: inherit;
  cursor: pointer;
  position: relative;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: currentcolor;
    opacity: 0;
    transition: opacity ${motion('state')};
  }
  &:hover::before {
    opacity: 0.1;
  }
  &:active::before {
    opacity: 0.16;
  }
  &:focus-visible {
    outline-color: currentcolor;
    outline-offset: 0;
  }
  @media print {
    display: none;
  }
`;
