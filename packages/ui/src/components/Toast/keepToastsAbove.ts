/** Keeps toasts above an element at the bottom of the window while the element is mounted, as a ref callback. */
export function keepToastsAbove(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const taken = Math.round(window.innerHeight - element.getBoundingClientRect().top);
    const isAtFoot = taken > 0 && taken < window.innerHeight / 2;
    style.setProperty('--toasts-above', isAtFoot ? `${taken}px` : '0px');
  });
  observer.observe(element);
  observer.observe(document.documentElement);
  return () => {
    observer.disconnect();
    style.removeProperty('--toasts-above');
  };
}
