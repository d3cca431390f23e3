import { styled } from 'styled-components';
import { color, font, radius, space } from '../../tokens/css';

export const PickerRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(40px, 1fr));
  gap: ${space(1)};
  max-height: 136px;
  padding: ${space(1)};
  overflow: auto;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('control')};
  &[hidden] {
    display: none;
  }
`;

export const Choice = styled.button`
  display: grid;
  place-items: center;
  height: 40px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  background: transparent;
  color: ${color('text.muted')};
  cursor: pointer;

  &:hover {
    background: ${color('surface.hover')};
    color: ${color('text.default')};
  }
  &[aria-checked='true'] {
    border-color: ${color('accent.border')};
    background: ${color('accent.soft')};
    color: ${color('accent.text')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &[aria-checked='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

export const EmptyMessage = styled.p`
  ${font('small')}
  padding: ${space(2)};
  color: ${color('text.muted')};
`;
