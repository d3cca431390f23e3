import { styled, keyframes } from 'styled-components';
import { visuallyHidden } from '../../tokens/css';

const turn = keyframes`to { transform: rotate(1turn); }`;

export const Ring = styled.span`
  display: inline-block;
  flex: none;
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;

export const Label = styled.span`
  ${visuallyHidden}
`;
