import { color, focusRing, font, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Scroller = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
`;

export const Grid = styled.ul`
  display: grid;
`;

export const Cell = styled.li`
  min-width: 0;
  padding: ${space(0.5)};
`;

export const IconButtonCell = styled.button`
  ${font('caption')}
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  width: 100%;
  height: 100%;
  padding: ${space(1)};
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  background: none;
  color: ${color('text.default')};
  cursor: pointer;
  &:hover {
    background: ${color('surface.hover')};
  }
  &[aria-pressed='true'] {
    border-color: ${color('accent.border')};
    background: ${color('accent.soft')};
    color: ${color('accent.text')};
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
  svg {
    flex: none;
  }
  span {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
