import { styled } from 'styled-components';
import { color } from '../../tokens/css';

/** Told by weight and a line, not by colour alone. */
export const Mark = styled.mark`
  background: none;
  color: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: ${color('accent.text')};
  text-decoration-thickness: 2px;
  text-underline-offset: 3px;
  /* Of its own colors the system keeps the letters' alone: black on black. */
  @media (forced-colors: active) {
    background: Mark;
    color: MarkText;
  }
`;
