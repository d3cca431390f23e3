import { styled } from 'styled-components';
import { color, font, space } from '../../tokens/css';

export const SeparatorRoot = styled.h3`
  ${font('caption')}
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin: ${space(2, 0)};
  color: ${color('text.muted')};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${color('border.subtle')};
  }
`;
