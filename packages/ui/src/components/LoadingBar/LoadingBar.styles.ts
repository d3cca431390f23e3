import { keyframes, styled } from 'styled-components';
import { awningStripe, visuallyHidden, z } from '../../tokens/css';

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(251%); }
`;
const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

export const Track = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${z('toast')};
  height: 4px;
  overflow: hidden;
  pointer-events: none;
  animation: ${appear} 120ms both;

  @media print {
    display: none;
  }
`;

export const HiddenProgress = styled.progress`
  ${visuallyHidden}
`;

export const Runner = styled.div`
  width: 40%;
  height: 100%;
  ${awningStripe}
  animation: ${run} 1.4s cubic-bezier(0.4, 0, 0.4, 1) infinite;

  @media (prefers-reduced-motion: reduce) {
    width: 100%;
  }
  [data-motion='reduced'] & {
    width: 100%;
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;
