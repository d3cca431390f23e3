import { styled } from 'styled-components';
import { color, radius } from '../../tokens/css';

export const ThumbRoot = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  border-radius: ${radius('control')};
  background: ${color('surface.sunken')};
  color: ${color('text.disabled')};
  overflow: hidden;
  vertical-align: middle;
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid ${color('border.subtle')};
    border-radius: inherit;
    pointer-events: none;
  }
  &[data-empty]::after {
    border-style: dashed;
    border-color: ${color('border.default')};
  }
`;
