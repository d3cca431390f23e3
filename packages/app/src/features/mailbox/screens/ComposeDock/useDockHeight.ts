import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells the page the space that shrunk windows take: elements at the bottom of the page, such as the input of a chat, are
 * placed above them.
 */
export function useDockHeight(dockRef: RefObject<HTMLElement | null>, open: readonly unknown[]): void {
  useLayoutEffect(() => {
    const dock = dockRef.current;
    if (!dock) return undefined;
    const { style } = document.documentElement;
    const makeRoom = () => {
      const { bottom } = dock.getBoundingClientRect();
      const tops = [...dock.querySelectorAll('[data-size="small"]')].map((small) => small.getBoundingClientRect().top);
      style.setProperty('--dock-room', `${bottom - Math.min(bottom, ...tops)}px`);
    };
    const observer = new ResizeObserver(makeRoom);
    observer.observe(dock);
    return () => {
      observer.disconnect();
      style.removeProperty('--dock-room');
    };
    // A window that is shrunk beside a larger one leaves the dock's height unchanged.
  }, [dockRef, open]);
}
