import { styled } from 'styled-components';
import { color, focusRing, font, motion, radius, space } from '../../tokens/css';

export const Root = styled.fieldset`
  display: grid;
`;

export const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: ${space(1)};
`;

export const Swatch = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  min-height: 40px;
  padding: ${space(1)};
  border-radius: ${radius('control')};
  cursor: pointer;
  transition: background-color ${motion('state')};

  &:hover {
    background: ${color('surface.hover')};
  }
  & > [data-part='color'] {
    display: grid;
    place-items: center;
    flex: none;
    width: 24px;
    height: 24px;
    border-radius: ${radius('pill')};
    background: ${color('accent.solid')};
    color: ${color('accent.on')};
    forced-color-adjust: none;
  }
  &:has(:checked) > [data-part='color'] {
    outline: 2px solid ${color('accent.solid')};
    outline-offset: 2px;
  }
  &:has(:focus-visible) {
    ${focusRing}
    outline-offset: -2px;
  }
`;

export const Word = styled.span`
  ${font('small')}
  min-width: 0;
  overflow-wrap: anywhere;
  :checked ~ & {
    font-weight: 500;
  }
`;
