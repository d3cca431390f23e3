import { css, styled } from 'styled-components';
import { color, focusRing, font, radius, space } from '../../tokens/css';

/** A tag without a colour of its own. */
const plain = css`
  background: ${color('surface.sunken')};
  color: ${color('text.default')};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('pill')};
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(0.5, 0.5, 0.5, 2)};
  min-width: 0;
`;

export const Pill = styled.span`
  ${font('label')}
  ${plain}
  display: inline-block;
  padding: 0 ${space(2)};
  overflow-wrap: anywhere;
`;

export const Editor = styled.div`
  display: grid;
  gap: ${space(3)};
  margin: ${space(1, 0, 2)};
  padding: ${space(3)};
  border-radius: ${radius('control')};
  background: ${color('surface.sunken')};
`;

export const Swatches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`;

export const Swatch = styled.label`
  ${font('label')}
  ${plain}
  display: inline-flex;
  align-items: center;
  min-height: 28px;
  padding: 0 ${space(2)};
  cursor: pointer;
  & > input {
    margin: 0 ${space(1)} 0 0;
    accent-color: currentColor;
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  & > input:focus-visible {
    outline: none;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)};
`;
