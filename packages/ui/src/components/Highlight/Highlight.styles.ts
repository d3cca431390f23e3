import { styled } from 'styled-components';
import { color } from '../../tokens/css';

/** Marked by weight and a line, not by colour alone. */
export const Mark = styled.mark`
  background: none;
  color: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: ${color('accent.text')};
  text-decoration-thickness: 2px;
  text-underline-offset: 3px;
  /* Of the mark's system colours only that of the letters would be kept: black on black. */
  @media (forced-colors: active) {
    background: Mark;
    color: MarkText;
  }
`;
