import { keyframes, styled } from 'styled-components';
import { color, font, motion, radius, space } from '../../tokens/css';

const come = keyframes`from { opacity: 0; transform: translateX(var(--from)); }`;

export const CarouselRoot = styled.section`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
`;

/** Stage whose height comes from its ratio, so that nothing moves when a picture loads. */
export const Stage = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid ${color('border.subtle')};
  border-radius: ${radius('card')};
  background: ${color('surface.sunken')};
  touch-action: pan-y pinch-zoom;
`;

export const Slide = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  /* As high as the stage: an automatic row would grow with a higher picture, which would then be cut. */
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  animation: ${come} ${motion('enter')};

  &[data-way='next'] {
    --from: ${space(6)};
  }
  &[data-way='previous'] {
    --from: -${space(6)};
  }
  & > * {
    max-width: 100%;
    max-height: 100%;
  }
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
`;

export const Position = styled.div`
  ${font('small')}
  min-width: 8ch;
  text-align: center;
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
`;

export const TurnButton = styled.button`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('control')};
  background: ${color('surface.raised')};
  color: ${color('text.default')};
  cursor: pointer;
  transition:
    background-color ${motion('state')},
    border-color ${motion('state')};

  &:hover {
    background: ${color('surface.hover')};
    border-color: ${color('border.strong')};
  }
  &:dir(rtl) > svg {
    transform: scaleX(-1);
  }
`;
