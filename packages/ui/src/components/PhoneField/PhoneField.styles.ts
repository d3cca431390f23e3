import { styled } from 'styled-components';
import { color } from '../../tokens/css';
import { Box, frameFocus } from '../Field/Control.styles';

export const PhoneBox = styled(Box)`
  &:has(input:focus-visible) {
    ${frameFocus}
  }
`;

/** As wide as a flag and the longest dial code. Its frame is the field's. */
export const CountryPart = styled.div`
  flex: none;
  align-self: stretch;
  width: 132px;
  border-inline-end: 1px solid ${color('border.default')};
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
