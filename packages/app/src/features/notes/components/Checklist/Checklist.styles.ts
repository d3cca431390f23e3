import { color, focusRing, font, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Line = styled.li`
  display: flex;
  align-items: start;
  gap: ${space(1)};
  border-block: 2px solid transparent;
  border-radius: ${radius('control')};
  &[data-indented] {
    padding-inline-start: ${space(6)};
  }
  &[data-dragged] {
    opacity: 0.5;
  }
  &[data-target='before'] {
    border-block-start-color: ${color('accent.solid')};
  }
  &[data-target='after'] {
    border-block-end-color: ${color('accent.solid')};
  }
  &[data-done] textarea {
    color: ${color('text.muted')};
    text-decoration: line-through;
  }
`;

/** Dragged by a finger it moves the line, and does not scroll. */
export const Grip = styled.span`
  flex: none;
  touch-action: none;
  cursor: grab;
  &:active {
    cursor: grabbing;
  }
  button {
    cursor: inherit;
  }
`;

/** Aligned with the first line of the text. */
export const Box = styled.span`
  flex: none;
  margin-block-start: ${space(1)};
`;

export const TextBlock = styled.textarea`
  ${font('body')}
  flex: 1;
  min-width: 0;
  min-height: 32px;
  padding: ${space(1.5, 1)};
  border: 0;
  border-block-end: 1px solid transparent;
  background: transparent;
  color: ${color('text.default')};
  font-family: inherit;
  resize: none;
  field-sizing: content;
  &:hover {
    border-block-end-color: ${color('border.control')};
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
    border-radius: ${radius('control')};
  }
  &[aria-invalid] {
    border-block-end-color: ${color('critical.text')};
  }
`;

export const Add = styled.div`
  display: flex;
  align-items: start;
  gap: ${space(2)};
  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

export const Done = styled.span`
  ${font('label')}
  margin-block-start: ${space(2)};
  color: ${color('text.muted')};
`;
