import { styled } from 'styled-components';
import { color, focusRing, font, radius, space } from '../../tokens/css';

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  min-width: 0;
`;

export const Stage = styled.div`
  position: relative;
  width: min(100%, 320px);
  border-radius: ${radius('control')};
  background: ${color('surface.sunken')};
  overflow: hidden;
  cursor: grab;
  touch-action: none;
  user-select: none;
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    ${focusRing}
  }
  > canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
  /* The part outside the mask is still visible, dimmed. */
  &[data-mask='circle']::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    box-shadow: 0 0 0 999px ${color('surface.scrim')};
    pointer-events: none;
  }
`;

export const Help = styled.p`
  ${font('small')}
  max-width: 320px;
  margin: 0;
  color: ${color('text.muted')};
  text-align: center;
  text-wrap: pretty;
`;

export const Zoom = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: min(100%, 320px);
  > input {
    flex: 1;
    min-width: 0;
    height: 24px;
    accent-color: ${color('accent.solid')};
  }
`;
