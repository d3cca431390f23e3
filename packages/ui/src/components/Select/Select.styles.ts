import { styled } from 'styled-components';
import { color, font, fontSize, space } from '../../tokens/css';
import { frame, frameFocus } from '../Field/Control.styles';

export const SelectButton = styled.button`
  ${frame}
  ${font('body')}
  width: 100%;
  gap: ${space(2)};
  padding: ${space(1, 2)};
  padding-inline-start: ${space(3)};
  text-align: start;
  cursor: pointer;
  &:focus-visible,
  &[aria-expanded='true'] {
    ${frameFocus}
  }
  > svg:last-child {
    color: ${color('text.muted')};
  }
  @media (hover: hover) {
    &:hover:not([data-disabled], [data-read-only], [data-invalid]) {
      border-color: ${color('text.muted')};
    }
  }
  &[data-read-only] {
    cursor: default;
  }
  @media (pointer: coarse) {
    font-size: ${fontSize('lead')};
  }
`;

export const Chosen = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  &[data-placeholder] {
    color: ${color('text.muted')};
  }
`;
