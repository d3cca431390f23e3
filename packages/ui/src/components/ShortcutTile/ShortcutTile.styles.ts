import { styled } from 'styled-components';
import { color, font, motion, radius, space } from '../../tokens/css';

export const ShortcutTiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
  margin: 0;
  padding: ${space(3)};
  list-style: none;
`;

export const TileItem = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  border: 1px solid ${color('border.subtle')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  transition: border-color ${motion('state')};

  &:hover {
    border-color: ${color('border.strong')};
  }
  &[data-dragged] {
    opacity: 0.5;
  }
  &[data-target]::after {
    content: '';
    position: absolute;
    inset-block: 0;
    width: 3px;
    border-radius: ${radius('pill')};
    background: ${color('accent.solid')};
  }
  &[data-target='before']::after {
    inset-inline-start: -6px;
  }
  &[data-target='after']::after {
    inset-inline-end: -6px;
  }
`;

export const Face = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  gap: ${space(0.5)};
  padding: ${space(3, 2)};
  border-radius: inherit;
  color: ${color('text.default')};
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;

  &[data-linked]:hover {
    background: ${color('surface.hover')};
  }
  &[data-draggable] {
    cursor: grab;
    touch-action: none;
    user-select: none;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Circle = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  margin-block-end: ${space(1)};
  border-radius: ${radius('pill')};
  background: ${color('accent.soft')};
  color: ${color('accent.text')};
`;

export const Label = styled.span`
  ${font('bodyStrong')}
  max-width: 100%;
  /* In the corner: beside the name it would wrap onto a line of its own. */
  & > svg {
    position: absolute;
    inset-block-start: ${space(2)};
    inset-inline-end: ${space(2)};
    color: ${color('text.muted')};
  }
`;

export const Description = styled.span`
  ${font('small')}
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  max-width: 100%;
  overflow: hidden;
  color: ${color('text.muted')};
`;

export const Note = styled.span`
  ${font('caption')}
  color: ${color('critical.text')};
`;

export const Actions = styled.div`
  display: flex;
  justify-content: center;
  padding: ${space(0, 1, 1)};
`;
