import { color, font, motion, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { dragLayerStyles, liftedStyles } from '#shared/drag/dragLayer.styles';

/** In px. */
export const ROW_HEIGHT = 56;
export const DAY_HEIGHT = 36;

export const ListBox = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  padding: ${space(2)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  > :first-child {
    display: flex;
    flex: 1;
    min-width: 0;
    min-height: 0;
  }
`;

/** The dragged row, above everything. Filled by the drag code, never by React. */
export const DragLayer = styled.div`
  ${dragLayerStyles}
  [data-picture] {
    ${liftedStyles}
    background: ${color('surface.raised')};
    opacity: 1;
  }
`;

export const Day = styled.span`
  ${font('caption')}
  display: flex;
  align-items: end;
  height: ${DAY_HEIGHT}px;
  padding: ${space(0, 3, 1)};
  color: ${color('text.muted')};
  font-weight: 600;
  &[data-overdue] {
    color: ${color('critical.text')};
  }
`;

export const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  height: ${ROW_HEIGHT - 4}px;
  margin-block: 2px;
  padding-inline: ${space(1, 3)};
  border-radius: ${radius('control')};
  transition: background-color ${motion('state')};
  &:hover {
    background: ${color('surface.hover')};
  }
  &[data-open],
  &[data-selected] {
    background: ${color('accent.soft')};
    /* A warning colour can't be read here in every theme; the text says that the task is due. */
    [data-due='today'],
    [data-due='overdue'] {
      color: ${color('text.default')};
    }
  }
  &[data-open]::before {
    position: absolute;
    inset-block: ${space(2)};
    inset-inline-start: 0;
    width: 3px;
    border-radius: ${radius('inner')};
    background: ${color('accent.solid')};
    content: '';
  }
  &[data-lifted] {
    opacity: 0.4;
  }
`;

/** As wide as the handle in other views, so that nothing jumps. */
export const Start = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
`;

export const Handle = styled.button`
  display: grid;
  place-items: center;
  width: 28px;
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: ${color('text.muted')};
  cursor: grab;
  touch-action: none;
  &:hover {
    background: ${color('surface.hover')};
    color: ${color('text.default')};
  }
`;

export const RowLink = styled.a`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
  height: 100%;
  padding-inline: ${space(2, 1)};
  border-radius: inherit;
  color: ${color('text.default')};
  text-decoration: none;
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Texts = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;

export const Title = styled.span`
  ${font('body')}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-done] {
    color: ${color('text.muted')};
    text-decoration: line-through;
  }
  &[data-empty] {
    color: ${color('text.muted')};
    font-style: italic;
  }
  &[data-section] {
    ${font('bodyStrong')}
  }
  mark {
    background: none;
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-decoration-color: ${color('accent.text')};
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
    @media (forced-colors: active) {
      background: Mark;
      color: MarkText;
    }
  }
`;

export const About = styled.span`
  ${font('small')}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0, 3)};
  min-width: 0;
  /* One line: a tag with space for only a letter or two is left out. */
  max-height: 1lh;
  overflow: hidden;
  color: ${color('text.muted')};
  white-space: nowrap;
`;

export const Bit = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space(1)};
  &[data-shrinks] {
    display: block;
    flex: 1 1 5rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &[data-due='overdue'] {
    color: ${color('critical.text')};
  }
  &[data-due='today'] {
    color: ${color('warning.text')};
  }
`;

export const Signs = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(2)};
  color: ${color('text.muted')};
  [data-high] {
    color: ${color('critical.text')};
  }
`;

/** Size of the assignee's avatar, in px. */
export const AVATAR_SIZE = 24;

/** Reserves its space before people are loaded, so that nothing beside it moves. */
export const AssigneeSlot = styled.span`
  display: flex;
  min-width: ${AVATAR_SIZE}px;
`;

export const Count = styled.span`
  ${font('small')}
  flex: none;
  padding-inline: ${space(2)};
  color: ${color('text.muted')};
`;
