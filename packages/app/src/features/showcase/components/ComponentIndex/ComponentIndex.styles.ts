import { color, font, motion, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Kind = styled.section`
  display: grid;
  gap: ${space(3)};
  > h2 {
    ${font('title')}
  }
`;

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${space(3)};
`;

/** The link covers the whole tile. */
export const Tile = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding: ${space(4)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  transition: border-color ${motion('state')};
  &:hover {
    border-color: ${color('border.strong')};
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  p {
    ${font('small')}
    color: ${color('text.muted')};
  }
  small {
    ${font('caption')}
    color: ${color('text.muted')};
    margin-block-start: ${space(1)};
  }
`;
