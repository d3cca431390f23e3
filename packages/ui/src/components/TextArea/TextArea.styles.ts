import { styled } from 'styled-components';
import { space } from '../../tokens/css';
import { inputText } from '../Field/Control.styles';

export const Area = styled.textarea`
  ${inputText}
  display: block;
  padding-block: ${space(2)};
  resize: vertical;
  overflow-wrap: anywhere;
  &[data-auto-grow] {
    field-sizing: content;
    max-height: 60vh;
    resize: none;
  }
`;
