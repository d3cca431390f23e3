import { color, focusRing, font, motion, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 248px), 1fr));
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
  }
`;

export const Tile = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 208px;
  padding: ${space(4)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  transition: border-color ${motion('state')};
  &:hover {
    border-color: ${color('border.strong')};
  }
  /* The whole tile is the link to the board; the menu lies above it. */
  & h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  & h2 a:focus-visible {
    outline: none;
  }
  & h2 a:focus-visible::after {
    ${focusRing}
  }
`;

export const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
`;

/** Lies above the link that covers the tile. */
export const Actions = styled.span`
  position: relative;
  z-index: 1;
  margin: -4px -4px 0 0;
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius('pill')};
  background: ${color('accent.soft')};
  color: ${color('accent.text')};
  [data-archived] > * > & {
    background: ${color('surface.sunken')};
    color: ${color('text.muted')};
  }
`;

export const Title = styled.h2`
  ${font('title')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 2)};
  margin-block-start: ${space(3)};
  overflow-wrap: anywhere;
`;

export const Description = styled.p`
  ${font('small')}
  display: -webkit-box;
  margin: ${space(1)} 0 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  color: ${color('text.muted')};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const People = styled.div`
  display: flex;
  min-height: 24px;
  margin-block-start: auto;
  padding-block-start: ${space(3)};
`;

export const Foot = styled.div`
  margin-block-start: ${space(3)};
  padding-block-start: ${space(2)};
  border-block-start: 1px solid ${color('border.subtle')};
`;

export const When = styled.span`
  ${font('caption')}
  color: ${color('text.muted')};
`;

/** The position of a new board. */
export const NewTile = styled.button`
  ${font('bodyStrong')}
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: 208px;
  padding: ${space(4)};
  border: 1px dashed ${color('border.control')};
  border-radius: ${radius('card')};
  background: none;
  color: ${color('text.muted')};
  cursor: pointer;
  transition:
    color ${motion('state')},
    border-color ${motion('state')};
  &:hover {
    border-color: ${color('accent.border')};
    background: ${color('surface.hover')};
    color: ${color('text.default')};
  }
  &:focus-visible {
    ${focusRing}
  }
`;
