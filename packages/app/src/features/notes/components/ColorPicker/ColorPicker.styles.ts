import { color, focusRing, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { noteSwatches } from '../noteColors';

export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(5, 32px);
  gap: ${space(2)};
`;

export const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 1px solid ${color('border.control')};
  border-radius: 50%;
  background: ${color('surface.raised')};
  color: ${color('text.default')};
  cursor: pointer;
  ${noteSwatches}
  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
