import { styled } from 'styled-components';
import { color, font, fontSize, radius, space } from '../../tokens/css';
import { Box, frameFocus } from '../Field/Control.styles';

export const DateBox = styled(Box)`
  &:has([role='group'] > :focus) {
    ${frameFocus}
  }
`;

export const Parts = styled.div`
  ${font('body')}
  display: flex;
  flex: 1;
  align-self: stretch;
  align-items: center;
  min-width: 0;
  padding-inline: calc(${space(3)} - 2px);
  overflow: hidden;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: text;
  @media (pointer: coarse) {
    font-size: ${fontSize('lead')};
  }
`;

/** A part is 24 px high and, with its dot, wide enough for a finger. */
export const Part = styled.span`
  min-width: 24px;
  padding: 2px;
  border-radius: ${radius('inner')};
  outline: none;
  line-height: 20px;
  text-align: center;
  &[data-year] {
    min-width: 40px;
  }
  &[data-placeholder] {
    color: ${color('text.muted')};
  }
  &:focus {
    background: ${color('accent.soft')};
    color: ${color('accent.text')};
  }
  @media (forced-colors: active) {
    &:focus {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Literal = styled.span`
  color: ${color('text.muted')};
`;
