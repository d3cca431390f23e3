import { useLayoutEffect, type RefObject } from 'react';
import { POPUP_WIDTH, popupPosition } from './popupPosition';

/**
 * Puts a popup into the top layer beside its field and keeps it there while anything scrolls or changes its size.
 * @param minWidth minimum width in px, where the window has room
 */
export function usePopupPosition(
  popup: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  minWidth = POPUP_WIDTH,
) {
  useLayoutEffect(() => {
    const element = popup.current;
    if (!element) return undefined;
    element.showPopover?.();
    const place = () => {
      if (field.current) putBeside(element, field.current, minWidth);
    };
    place();
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('scroll', place, { capture: true, passive: true, signal });
    window.addEventListener('resize', place, { signal });
    window.visualViewport?.addEventListener('resize', place, { signal });
    const sizes = new ResizeObserver(place);
    sizes.observe(element);
    if (field.current) sizes.observe(field.current);
    return () => {
      stop.abort();
      sizes.disconnect();
    };
  }, [popup, field, minWidth]);
}

function putBeside(popup: HTMLElement, field: HTMLElement, minWidth: number) {
  const view = window.visualViewport ?? { width: window.innerWidth, height: window.innerHeight };
  const size = { width: document.documentElement.clientWidth, height: view.height };
  const isRightToLeft = getComputedStyle(field).direction === 'rtl';
  const { side, distance, left, width, maxHeight } = popupPosition(
    field.getBoundingClientRect(),
    size,
    popup.scrollHeight,
    isRightToLeft,
    minWidth,
  );
  popup.dataset['side'] = side;
  const below = side === 'below';
  Object.assign(popup.style, {
    top: below ? `${distance}px` : 'auto',
    // `bottom` counts from the layout viewport; a phone's keyboard makes the visual viewport lower.
    bottom: below ? 'auto' : `${distance + window.innerHeight - size.height}px`,
    left: `${left}px`,
    width: `${width}px`,
  });
  popup.style.setProperty('--popup-max-height', `${maxHeight}px`);
}
