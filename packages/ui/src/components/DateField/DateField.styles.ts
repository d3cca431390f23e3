import { styled } from 'styled-components';
import { color, font, space } from '../../tokens/css';
import { Box } from '../Field/Control.styles';

export const DateBox = styled(Box)`
  position: relative;
`;

/**
 * Lies over the browser's own writing of the day, which follows the system's language, and lets every press through. Gone while the
 * field is typed in, and where the browser has something half typed to show.
 */
export const Shown = styled.span`
  ${font('body')}
  position: absolute;
  /* Leaves the mark of an error, the button of the calendar and, where there is one, the button that empties the field. */
  inset-block: 1px;
  inset-inline: 1px 80px;
  display: flex;
  align-items: center;
  padding-inline-start: calc(${space(3)} - 1px);
  overflow: hidden;
  border-radius: inherit;
  background: inherit;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  pointer-events: none;
  print-color-adjust: exact;
  &:last-child {
    inset-inline-end: 44px;
  }
  &[data-empty] {
    color: ${color('text.muted')};
  }
  input:is(:focus, :invalid) ~ & {
    visibility: hidden;
  }
  @media (pointer: coarse) {
    font-size: 1rem;
  }
`;
