import { styled } from 'styled-components';
import { color, font, radius, space } from '../../tokens/css';

export const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  min-width: 0;
`;

export const Switch = styled.button`
  ${font('small')}
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 28px;
  max-width: 100%;
  padding: ${space(0.5, 2)};
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  background: transparent;
  color: ${color('text.default')};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    background: ${color('surface.hover')};
  }
  &[aria-pressed='false'] {
    color: ${color('text.muted')};
    text-decoration: line-through;
    > svg {
      opacity: 0.35;
    }
  }
`;

export const Sample = styled.svg`
  flex: none;
  width: 18px;
  height: 12px;
`;
