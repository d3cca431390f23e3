import { useEffect, type RefObject } from 'react';
import { nearestTo, placeOf, type Place } from './focusPlace';

/** Frames for others to give the focus back themselves, as a dialog does that closes: it takes one, and knows better where to. */
const PATIENCE = 3;

/**
 * Leaves the focus on something whatever goes. A control that is taken away with the focus on it, or while a dialog or menu that it
 * opened has the focus, hands it to what stands next to it; one that is still there has it back.
 * @param shellRef the frame with all that stands in it
 */
export function useFocusKept(shellRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shell = shellRef.current;
    if (!shell) return undefined;
    let place: Place | null = null;
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
      if (place && isLost()) nearestTo(place)?.focus();
    };
    const wait = (left: number) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (left > 1 ? wait(left - 1) : settle()));
    };
    const observer = new MutationObserver((records) => {
      if (!place || !isLost()) return;
      const hasClosed = records.some(({ target, removedNodes }) => target === document.body && removedNodes.length > 0);
      if (hasClosed || !place.control.isConnected) wait(PATIENCE);
    });
    observer.observe(shell, { childList: true, subtree: true });
    // What lies over the page stands beside the app.
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

const isLost = () => document.activeElement === document.body || document.activeElement === null;
