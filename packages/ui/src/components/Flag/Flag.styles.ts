import { styled } from 'styled-components';
import { color, fontSize, radius } from '../../tokens/css';

export const FlagTile = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 24px;
  height: 16px;
  overflow: hidden;
  border-radius: ${radius('inner')};
  background: ${color('surface.sunken')};
  color: ${color('text.muted')};
  font-size: ${fontSize('caption')};
  font-weight: 600;
  line-height: 1;
  letter-spacing: 0.02em;
  vertical-align: middle;
  > img {
    display: block;
  }
  /* Over the picture, so that white flags have an edge too. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid color-mix(in srgb, ${color('text.default')} 18%, transparent);
    border-radius: inherit;
  }
`;
