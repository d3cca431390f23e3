import { useLayoutEffect, type RefObject } from 'react';
import { canTakeFocus, isFocusLost } from './focusState';

/** Cells that take the focus for the arrow keys are no controls. */
const CONTROLS = ':is(a[href],button,input,select,textarea)';

/**
 * Keeps the user's focus in a table or a list: a control removed while focused, such as a button that its own press makes
 * unnecessary, passes the focus to the next remaining control, else to a control in the table's new content, else to a previous
 * one.
 */
export function usePreserveRowFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    let held: { control: Element; before: Element[]; after: Element[] } | null = null;
    const remember = ({ target }: FocusEvent) => {
      const controls = [...root.querySelectorAll(CONTROLS)];
      const at = controls.indexOf(target as Element);
      held = at < 0 ? null : { control: target as Element, before: controls.slice(0, at), after: controls.slice(at + 1) };
    };
    // A user who focuses another part of the page has left the table. Overlays above the page do not count: they return the
    // focus.
    const forget = ({ target }: FocusEvent) => {
      if (target instanceof Element && !root.contains(target) && layerOf(target) === layerOf(root)) held = null;
    };
    const settle = () => {
      if (!held || held.control.isConnected || !isFocusLost()) return;
      // The replacement is still pending: while a load is too short to show placeholder rows there are no rows at all.
      if (root.querySelector('table[aria-busy=true], tbody:empty')) return;
      const { before, after } = held;
      const shown = [...root.querySelectorAll(`tbody ${CONTROLS}`)];
      const next = after.find(canTakeFocus) ?? shown.find(canTakeFocus) ?? before.findLast(canTakeFocus);
      held = null;
      if (next instanceof HTMLElement) next.focus();
    };
    const observer = new MutationObserver(settle);
    observer.observe(root, { childList: true, subtree: true });
    root.addEventListener('focusin', remember);
    document.addEventListener('focusin', forget);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', remember);
      document.removeEventListener('focusin', forget);
    };
  }, [ref]);
}

const layerOf = (element: Element) => element.closest('[role=dialog],[role=alertdialog],[role=menu],[role=listbox],[popover]');
