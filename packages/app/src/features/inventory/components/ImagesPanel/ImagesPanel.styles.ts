import { color, focusRing, font, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** Keeps the width of two columns in a single column: a small product gains nothing from a larger picture. */
export const Stage = styled.div`
  max-width: 440px;
`;

/** Placeholder for pictures. */
export const NoPicture = styled.div`
  display: grid;
  place-items: center;
  min-height: 96px;
  border: 1px dashed ${color('border.default')};
  border-radius: ${radius('card')};
  color: ${color('text.muted')};
  ${font('small')}
`;

export const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;

export const Placeholder = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  padding: ${space(2)};
  text-align: center;
  overflow-wrap: anywhere;
`;

export const Strip = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Tile = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('control')};
  background: ${color('surface.sunken')};
  color: ${color('text.muted')};
  cursor: grab;
  touch-action: none;
  &[aria-current='true'] {
    border-color: ${color('accent.solid')};
    box-shadow: inset 0 0 0 1px ${color('accent.solid')};
  }
  &[data-dragged] {
    opacity: 0.5;
    cursor: grabbing;
  }
  &[data-target='before'] {
    box-shadow: -4px 0 0 0 ${color('accent.solid')};
  }
  &[data-target='after'] {
    box-shadow: 4px 0 0 0 ${color('accent.solid')};
  }
  &:focus-visible {
    ${focusRing}
  }
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    pointer-events: none;
  }
`;

export const ThumbnailMark = styled.span`
  position: absolute;
  inset: auto 2px 2px auto;
  display: grid;
  place-items: center;
  padding: 1px;
  border-radius: ${radius('pill')};
  background: ${color('accent.solid')};
  color: ${color('accent.on')};
`;

export const ProblemList = styled.ul`
  margin: 0;
  padding-inline-start: ${space(4)};
  overflow-wrap: anywhere;
`;
