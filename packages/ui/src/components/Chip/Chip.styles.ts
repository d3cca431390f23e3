import { styled } from 'styled-components';
import { color, focusRing, font, radius, space } from '../../tokens/css';

export const ChipRoot = styled.span`
  ${font('caption')}
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  max-width: 100%;
  min-height: 32px;
  padding-inline: ${space(3)} ${space(1)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('pill')};
  background: ${color('surface.raised')};
  color: ${color('text.default')};
  font-weight: 500;
  font-variant-numeric: tabular-nums;

  &[data-tone='warning'] {
    border-color: ${color('warning.soft')};
    background: ${color('warning.soft')};
    color: ${color('warning.text')};
  }
  & > svg {
    flex: none;
    margin-inline-start: -4px;
  }
`;

export const ChipText = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const ChipButton = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${radius('pill')};
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover {
    background: ${color('surface.hover')};
  }
  &:focus-visible {
    ${focusRing}
  }
`;
