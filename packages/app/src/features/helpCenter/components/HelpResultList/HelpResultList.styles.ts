import { color, font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Found = styled.li`
  position: relative;
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)};
  overflow-wrap: anywhere;
  & + & {
    border-block-start: 1px solid ${color('border.subtle')};
  }
  &:hover {
    background: ${color('surface.hover')};
  }
  a {
    ${font('bodyStrong')}
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  p {
    ${font('small')}
    color: ${color('text.muted')};
  }
`;

export const Suggestions = styled.div`
  ${font('small')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  color: ${color('text.muted')};
`;
