import { useEffect, type RefObject } from 'react';
import { isFocusLost } from './focusState';
import { nearestControl, positionOf, type ControlPosition } from './neighbours';

/**
 * Number of frames left for others to return the focus, as a closing dialog does: it takes one frame, and knows the target
 * better.
 */
const FRAMES_TO_WAIT = 3;

/**
 * Keeps the focus on a control when elements are removed. A control that is removed while focused, or while a dialog or menu
 * that it opened has the focus, passes the focus to the control next to it; a control that still exists gets it back.
 * @param shellRef the frame around everything
 */
export function usePreserveFocus(shellRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shell = shellRef.current;
    if (!shell) return undefined;
    // Unknown until an element in the frame had the focus: a page may open with a dialog above it.
    let place: ControlPosition | null | undefined;
    let frame = 0;
    const remember = ({ target }: FocusEvent) => {
      place = target instanceof Element ? positionOf(target, shell) : null;
    };
    const forget = ({ target }: PointerEvent) => {
      // A press on an empty area removes the focus intentionally.
      if (
        target instanceof Element &&
        shell.contains(target) &&
        !target.closest('a,button,input,select,textarea,label,[tabindex]')
      ) {
        place = null;
      }
    };
    const settle = () => {
      if (!isFocusLost()) return;
      if (place) nearestControl(place)?.focus();
      else if (place === undefined) focusHeading(shell);
    };
    const wait = (left: number) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (left > 1 ? wait(left - 1) : settle()));
    };
    const observer = new MutationObserver((records) => {
      if (place === null || !isFocusLost()) return;
      const closed = records.flatMap(({ target, removedNodes }) => (target === document.body ? [...removedNodes] : []));
      const isLeft = place ? closed.length > 0 || !place.control.isConnected : closed.some(containsDialog);
      if (isLeft) wait(FRAMES_TO_WAIT);
    });
    observer.observe(shell, { childList: true, subtree: true });
    // Overlays are siblings of the app.
    observer.observe(document.body, { childList: true });
    shell.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      shell.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, [shellRef]);
}

const containsDialog = (node: Node) =>
  node instanceof Element && node.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** Focuses the heading, as a page does when it is opened by its URL. */
function focusHeading(shell: HTMLElement): void {
  const heading = shell.querySelector<HTMLElement>('main h1') ?? shell.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
