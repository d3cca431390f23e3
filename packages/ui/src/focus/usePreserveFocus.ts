import { useEffect, type RefObject } from 'react';
import { isLost } from './controls';
import { nearestTo, placeOf, type Place } from './neighbours';

/** Frames for others to give the focus back themselves, as a dialog does that closes: it takes one, and knows better where to. */
const PATIENCE = 3;

/**
 * Leaves the focus on something whatever goes. A control that is taken away with the focus on it, or while a dialog or menu that it
 * opened has the focus, hands it to what stands next to it; one that is still there has it back.
 * @param shellRef the frame with all that stands in it
 */
export function usePreserveFocus(shellRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shell = shellRef.current;
    if (!shell) return undefined;
    // Unknown until something in the frame had the focus: a page may open with a dialog over it.
    let place: Place | null | undefined;
    let frame = 0;
    const remember = ({ target }: FocusEvent) => {
      place = target instanceof Element ? placeOf(target, shell) : null;
    };
    const forget = ({ target }: PointerEvent) => {
      // A press on nothing takes the focus away, and means to.
      if (
        target instanceof Element &&
        shell.contains(target) &&
        !target.closest('a,button,input,select,textarea,label,[tabindex]')
      ) {
        place = null;
      }
    };
    const settle = () => {
      if (!isLost()) return;
      if (place) nearestTo(place)?.focus();
      else if (place === undefined) focusHeading(shell);
    };
    const wait = (left: number) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (left > 1 ? wait(left - 1) : settle()));
    };
    const observer = new MutationObserver((records) => {
      if (place === null || !isLost()) return;
      const closed = records.flatMap(({ target, removedNodes }) => (target === document.body ? [...removedNodes] : []));
      const isLeft = place ? closed.length > 0 || !place.control.isConnected : closed.some(heldDialog);
      if (isLeft) wait(PATIENCE);
    });
    observer.observe(shell, { childList: true, subtree: true });
    // Overlays stand beside the app.
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

const heldDialog = (node: Node) => node instanceof Element && node.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** Focuses the heading, as a page does that is opened by its address. */
function focusHeading(shell: HTMLElement): void {
  const heading = shell.querySelector<HTMLElement>('main h1') ?? shell.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
