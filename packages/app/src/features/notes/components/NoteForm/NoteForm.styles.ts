import { color, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { noteBackgrounds } from '../noteColors';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  border-radius: ${radius('card')};
  &:not([data-color='none']) {
    padding: ${space(4)};
  }
  ${noteBackgrounds}
`;

export const Figure = styled.div`
  position: relative;
  button {
    position: absolute;
    inset-block-start: ${space(2)};
    inset-inline-end: ${space(2)};
  }
`;

export const Picture = styled.img`
  display: block;
  width: 100%;
  height: min(240px, 40vh);
  border-radius: ${radius('control')};
  background: ${color('surface.sunken')};
  object-fit: contain;
`;
