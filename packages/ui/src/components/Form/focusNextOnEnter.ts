import type { KeyboardEvent } from 'react';
import { isComposing } from '../../keys/isComposing';

/**
 * Makes Enter move from a single-line field to the next one, and from the last to the submit button: for rows of numbers, where
 * submitting takes a press of its own.
 */
export function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target;
  if (event.key !== 'Enter' || event.defaultPrevented || isComposing(event) || !isLine(field)) return;
  event.preventDefault();
  const stops = [...event.currentTarget.elements].filter(isStop);
  const next = stops[stops.indexOf(field) + 1];
  next?.focus();
  if (isLine(next)) next.select();
}

const LINES = ['text', 'search', 'email', 'tel', 'url', 'number', 'password'];

const isLine = (element: unknown): element is HTMLInputElement =>
  element instanceof HTMLInputElement && LINES.includes(element.type);

/** Whether Enter stops at an element: fields and the submit button. */
const isStop = (element: Element): element is HTMLElement =>
  (isLine(element) ||
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLButtonElement && element.type === 'submit')) &&
  !element.disabled &&
  element.checkVisibility();
