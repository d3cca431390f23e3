import { color, font, media, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Ways = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.up('sm')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(4)};
  }
`;

export const HelpOption = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1, 3)};
  align-content: start;
  padding: ${space(4)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  &:hover {
    border-color: ${color('border.strong')};
  }
  svg {
    color: ${color('accent.text')};
  }
  a {
    ${font('title')}
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
    grid-column: 2;
    color: ${color('text.muted')};
  }
`;
