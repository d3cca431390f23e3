import { useLayoutEffect, type RefObject } from 'react';
import { canTake, isLost } from './controls';

/** Cells that take the focus for the arrow keys are no controls. */
const CONTROLS = ':is(a[href],button,input,select,textarea)';

/**
 * Keeps the focus where the person is, in a table or a list: a control that is taken away while it has the focus, such as a button
 * that its own press makes pointless, leaves it to the next control that is still there, else to what the table shows now, else to
 * one before.
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
    // Who went on elsewhere has left the table. What lies over the page does not count: it gives the focus back.
    const forget = ({ target }: FocusEvent) => {
      if (target instanceof Element && !root.contains(target) && layerOf(target) === layerOf(root)) held = null;
    };
    const settle = () => {
      if (!held || held.control.isConnected || !isLost()) return;
      // Its replacement is still to come: rows of a wait too short to show are nothing at all.
      if (root.querySelector('table[aria-busy=true], tbody:empty')) return;
      const { before, after } = held;
      const shown = [...root.querySelectorAll(`tbody ${CONTROLS}`)];
      const next = after.find(canTake) ?? shown.find(canTake) ?? before.findLast(canTake);
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
