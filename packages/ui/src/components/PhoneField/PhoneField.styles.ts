import { styled } from 'styled-components';
import { color, size } from '../../tokens/css';
import { Box, frameFocus } from '../Field/Control.styles';

/** Where a number has no room beside its country it stands below it, whole. */
export const PhoneBox = styled(Box)`
  flex-wrap: wrap;
  overflow: clip;
  > * {
    min-height: calc(${size('control')} - 2px);
  }
  > input {
    flex: 999 1 148px;
    min-width: 148px;
    border-radius: 0;
    /* Between the two parts, side by side or stacked: anything on the border is clipped. */
    box-shadow: -1px -1px 0 ${color('border.default')};
  }
  &:has(input:focus-visible) {
    ${frameFocus}
  }
`;

/** As wide as a flag and the longest dial code, beside the number. Its border is the field's. */
export const CountryPart = styled.div`
  flex: 1 0 132px;
  align-self: stretch;
  > div {
    height: 100%;
  }
  && ${Box} {
    height: 100%;
    min-height: 0;
    border: 0;
    outline: 0;
    background: none;
    box-shadow: none;
  }
`;
