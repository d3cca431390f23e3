import { useLayoutEffect, useState, type RefObject } from 'react';

/** The element that had the focus when a dialog opened, by the dialog's box. */
const openers = new WeakMap<Element, Element>();

/** Stores the focused element while a dialog opens. */
export function useOpener(boxRef: RefObject<HTMLElement | null>): void {
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    if (boxRef.current && opener) openers.set(boxRef.current, opener);
  }, [boxRef, opener]);
}

/**
 * Returns where the focus belongs, nearest first: the focused element and, should that close with its dialog, the element
 * focused when the dialog opened. For code that takes the focus from a page and returns it later, whatever has closed
 * meanwhile.
 */
export function focusTargets(): Element[] {
  const places: Element[] = [];
  for (let place = document.activeElement; place && !places.includes(place); place = openerOf(place)) places.push(place);
  return places;
}

function openerOf(place: Element): Element | null {
  for (let around: Element | null = place; around; around = around.parentElement) {
    const opener = openers.get(around);
    if (opener) return opener;
  }
  return null;
}
