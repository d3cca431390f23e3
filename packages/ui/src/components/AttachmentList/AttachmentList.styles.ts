import { styled } from 'styled-components';
import { color, font, motion, radius, size, space } from '../../tokens';

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  padding: ${space(2)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('control')};
  background: ${color('surface.raised')};
  &[data-failed] {
    border-color: ${color('critical.border')};
  }
  @media print {
    break-inside: avoid;
    && > :not(:first-child) {
      display: none;
    }
  }
`;

/** Name and size are one button if the file can be opened. */
export const Body = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  min-height: ${size('controlSmall')};
  padding: 0;
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  transition: background-color ${motion('state')};
  &:is(button) {
    cursor: pointer;
  }
  &:is(button):hover {
    background: ${color('surface.hover')};
  }
`;

export const Tile = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 40px;
  height: 40px;
  overflow: hidden;
  border-radius: ${radius('control')};
  background: ${color('surface.sunken')};
  color: ${color('text.muted')};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Texts = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;

export const Name = styled.span`
  ${font('body')}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media print {
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

export const Note = styled.span`
  ${font('small')}
  color: ${color('text.muted')};
  &[data-failed] {
    color: ${color('critical.text')};
  }
`;
