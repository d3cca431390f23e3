import { keyframes, styled } from 'styled-components';
import { color, media, motion, radius, shadow, space, z } from '../../tokens/css';

const appear = keyframes`from { opacity: 0; }`;
const drop = keyframes`from { transform: translateY(-${space(2)}); }`;

export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${z('overlay')};
  display: grid;
  place-items: start center;
  padding: min(12dvh, 96px) ${space(4)} ${space(4)};
  background: ${color('surface.scrim')};
  transition: opacity ${motion('enter')};

  animation: ${appear} ${motion('enter')};
  &[data-exiting] {
    opacity: 0;
  }
  ${media.down('sm')} {
    padding: 0;
  }
  @media print {
    display: none;
  }
`;

export const Box = styled.div`
  display: flex;
  width: 100%;
  max-width: 640px;
  max-height: min(76dvh, 600px);
  overflow: hidden;
  background: ${color('surface.overlay')};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  box-shadow: ${shadow('overlay')};
  transition: transform ${motion('enter')};

  animation: ${drop} ${motion('enter')};
  &[data-exiting] {
    transform: translateY(-${space(2)});
  }
  ${media.down('sm')} {
    height: 100dvh;
    max-height: none;
    border: 0;
    border-radius: 0;
  }
`;

export const Surface = styled.section`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  outline: none;
`;
