import { styled, keyframes } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

export const Ring = styled.span`
  display: inline-block;
  flex: none;
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;
