import { useLayoutEffect, type RefObject } from 'react';

/** Tells the page the room that windows take that were put down: what ends with the page, such as the row to write in a chat, lies above them. */
export function useDockRoom(dockRef: RefObject<HTMLElement | null>, open: readonly unknown[]): void {
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
    // A window that is put down beside a larger one leaves the dock as high as it was.
  }, [dockRef, open]);
}
