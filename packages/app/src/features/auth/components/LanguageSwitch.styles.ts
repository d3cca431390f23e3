import { color, font, radius, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

export const Choice = styled.button`
  ${font('small')}
  min-height: 32px;
  padding: ${space(0, 2)};
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  background: transparent;
  color: ${color('text.muted')};
  cursor: pointer;

  &:hover {
    background: ${color('surface.hover')};
  }
  &[aria-pressed='true'] {
    border-color: ${color('border.default')};
    color: ${color('text.default')};
    font-weight: 500;
  }
`;
