import type { ComponentType } from 'react';
import {
  Calendar,
  CalendarCell,
  CalendarHeaderCell,
  Button,
  type CalendarProps,
  type DateValue,
} from 'react-aria-components/Calendar';
import { styled } from 'styled-components';
import { color, font, fontSize, motion, radius, size, space } from '../../tokens/css';

/** Visible on the overlay's background in both colour schemes. */
const wash = `color-mix(in srgb, ${color('text.default')} 7%, transparent)`;

export const Month: ComponentType<CalendarProps<DateValue>> = styled(Calendar<DateValue>)`
  table {
    border-collapse: collapse;
    margin-inline: auto;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  margin-block-end: ${space(2)};
`;

export const Turn = styled(Button)`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${size('controlSmall')};
  height: ${size('controlSmall')};
  padding: 0;
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: ${color('text.muted')};
  cursor: pointer;
  transition: background-color ${motion('state')};
  &[data-hovered] {
    background: ${wash};
    color: ${color('text.default')};
  }
  &[data-disabled] {
    color: ${color('text.disabled')};
    cursor: not-allowed;
  }
`;

export const JumpFrame = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  &:first-of-type {
    margin-inline-start: auto;
  }
  &:last-of-type {
    margin-inline-end: auto;
  }
  > svg {
    position: absolute;
    inset-inline-end: ${space(1)};
    color: ${color('text.muted')};
    pointer-events: none;
  }
`;

export const Jump = styled.select`
  ${font('bodyStrong')}
  appearance: none;
  height: ${size('controlSmall')};
  padding-inline: ${space(2)} ${space(6)};
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: ${color('text.default')};
  field-sizing: content;
  cursor: pointer;
  &:hover {
    background: ${wash};
  }
  option {
    background: ${color('surface.overlay')};
    font-weight: 400;
  }
  @media (pointer: coarse) {
    font-size: ${fontSize('lead')};
  }
`;

export const Weekday = styled(CalendarHeaderCell)`
  ${font('caption')}
  padding-block-end: ${space(1)};
  color: ${color('text.muted')};
  font-weight: 500;
  text-align: center;
`;

export const Cell = styled(CalendarCell)`
  ${font('body')}
  position: relative;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${radius('control')};
  outline: none;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &[data-outside-month] {
    visibility: hidden;
  }
  &[data-hovered] {
    background: ${wash};
  }
  &[data-today] {
    color: ${color('accent.text')};
    font-weight: 600;
  }
  /* A dot below today, so that it is recognisable without colour. */
  &[data-today]::after {
    content: '';
    position: absolute;
    inset-block-end: 4px;
    width: 4px;
    height: 4px;
    border-radius: ${radius('pill')};
    background: currentcolor;
  }
  &[data-disabled],
  &[data-unavailable] {
    color: ${color('text.disabled')};
    cursor: not-allowed;
  }
  &[data-selected] {
    background: ${color('accent.solid')};
    color: ${color('accent.on')};
    font-weight: 600;
  }
  &[data-focus-visible] {
    outline: 2px solid ${color('border.focus')};
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    &[data-selected] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-block-start: ${space(2)};
  padding-block-start: ${space(2)};
  border-block-start: 1px solid ${color('border.subtle')};
`;
