import { keyframes, styled } from 'styled-components';
import { color, radius } from '../../tokens/css';

const breathe = keyframes`50% { opacity: 0.5; }`;

export const SkeletonRoot = styled.span`
  display: flex;
  align-items: center;
  max-width: 100%;
  animation: ${breathe} 1.6s ease-in-out infinite;

  &::before {
    content: '';
    width: 100%;
    height: 100%;
    border-radius: ${radius('control')};
    background: ${color('surface.pressed')};
  }
  /* A line has the height of a text line, its bar that of the letters. */
  &[data-shape='text'] {
    height: 1lh;
  }
  &[data-shape='text']::before {
    height: 0.75em;
    border-radius: ${radius('inner')};
  }
  &[data-shape='circle']::before {
    border-radius: 50%;
  }
  @media (forced-colors: active) {
    &::before {
      border: 1px solid GrayText;
    }
  }
`;
