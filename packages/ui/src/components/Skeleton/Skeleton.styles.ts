import { keyframes, styled } from 'styled-components';
import { color, radius } from '../../tokens/css';

const breathe = keyframes`50% { opacity: 0.5; }`;

export const SkeletonRoot = styled.span`
  display: block;
  max-width: 100%;
  border-radius: ${radius('control')};
  background: ${color('surface.pressed')};
  animation: ${breathe} 1.6s ease-in-out infinite;

  &[data-shape='text'] {
    height: 0.75em;
    margin-block: 0.375em;
    border-radius: 4px;
  }
  &[data-shape='circle'] {
    border-radius: 50%;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
