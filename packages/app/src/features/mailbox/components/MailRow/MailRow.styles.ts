import { color, font, motion, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { labelTones } from '../labelTones';

/** The list's own width decides how a row is laid out: it may be beside a mail, or alone. */
export const Rows = styled.ul`
  container-type: inline-size;
  flex: 1;
  min-height: 0;
  margin: 0;
  padding: 0;
  overflow: auto;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  list-style: none;
`;

export const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 64px;
  padding-inline: ${space(3, 2)};
  border-block-end: 1px solid ${color('border.subtle')};
  transition: background-color ${motion('state')};
  &:last-child {
    border-block-end: 0;
  }
  &::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: 3px;
    background: transparent;
    content: '';
  }
  &[data-unread]::before {
    background: ${color('accent.solid')};
  }
  &:hover {
    background: ${color('surface.hover')};
  }
  &[data-selected],
  &[data-open] {
    background: ${color('accent.soft')};
  }
`;

export const RowLink = styled.a`
  display: grid;
  flex: 1;
  grid-template:
    'who marks date' auto
    'subject subject subject' auto
    'excerpt excerpt excerpt' auto / fit-content(max(55%, calc(100% - 128px))) 1fr auto;
  column-gap: ${space(2)};
  min-width: 0;
  padding: ${space(2)};
  border-radius: ${radius('control')};
  color: ${color('text.default')};
  text-decoration: none;
  &:focus-visible {
    outline-offset: -2px;
  }
  /* With nothing beside it, a name takes the whole line. */
  @container (max-width: 679px) {
    &:not(:has([data-part='marks'] > *)) {
      grid-template-columns: minmax(0, 1fr) 0 auto;
    }
  }
  @container (min-width: 680px) {
    grid-template: 'who subject marks date' auto / 180px 1fr auto 64px;
    align-items: center;
    padding-block: ${space(3)};
    && [data-part='excerpt'] {
      display: none;
    }
    && [data-part='inline'] {
      display: inline;
    }
  }
`;

const line = `
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Correspondent = styled.span`
  ${font('body')}
  ${line}
  grid-area: who;
  [data-unread] & {
    font-weight: 600;
  }
`;

export const DateText = styled.span`
  ${font('small')}
  grid-area: date;
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
`;

/** A single line of whole marks: those that do not fit wrap below it and are hidden. */
export const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  grid-area: marks;
  gap: ${space(2, 1)};
  align-content: start;
  align-items: center;
  justify-content: end;
  min-width: 0;
  height: 20px;
  overflow: hidden;
  color: ${color('text.muted')};
  &::before {
    height: 100%;
    margin-inline-end: -${space(1)};
    content: '';
  }
`;

export const Subject = styled.span`
  ${font('body')}
  ${line}
  grid-area: subject;
  [data-unread] & {
    font-weight: 600;
  }
`;

export const Excerpt = styled.span`
  ${font('small')}
  ${line}
  grid-area: excerpt;
  color: ${color('text.muted')};
  font-weight: 400;
  &[data-part='inline'] {
    display: none;
  }
`;

export const Pill = styled.span`
  ${font('caption')}
  ${line}
  max-width: 96px;
  padding-inline: ${space(2)};
  border-radius: ${radius('pill')};
  background: ${color('surface.sunken')};
  color: ${color('text.muted')};
  ${labelTones}
  /* Where there is no space for text, only the colour stays; screen readers still read the name. The folder's comes last. */
  @container (max-width: 420px) {
    order: 1;
    &[data-tone] {
      order: 0;
      flex: none;
      width: 10px;
      height: 10px;
      padding: 0;
      border: 2px solid currentcolor;
      font-size: 0;
    }
  }
`;

/** The star glows when it is on. */
export const Star = styled.span`
  display: flex;
  flex: none;
  color: ${color('text.muted')};
  opacity: 0.75;
  &[data-on] {
    color: ${color('warning.text')};
    opacity: 1;
  }
`;
