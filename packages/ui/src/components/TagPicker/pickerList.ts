import { css } from 'styled-components';
import { color, radius, space } from '../../tokens/css';

/** The frame of a selection list; longer content scrolls inside. */
export const pickerList = css`
  margin: 0;
  padding: ${space(1)};
  overflow: auto;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('control')};
  list-style: none;
`;
