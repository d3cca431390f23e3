import { color, font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(0.5, 4)};
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
    color: ${color('text.default')};
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  p {
    ${font('small')}
    grid-column: 1;
    color: ${color('text.muted')};
  }
`;

export const Minutes = styled.span`
  ${font('caption')}
  color: ${color('text.muted')};
  white-space: nowrap;
`;
