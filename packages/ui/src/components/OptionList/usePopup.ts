import { useEffect, useState, type RefObject } from 'react';

/** Open or not, and which option is active. Closes by a press outside of `root`. */
export function usePopup(root: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  useEffect(() => {
    if (!isOpen) return undefined;
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target)) return;
      setOpen(false);
    };
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, [isOpen, root]);

  return {
    isOpen,
    active,
    setActive,
    open: (index: number) => {
      setOpen(true);
      setActive(index);
    },
    close: () => setOpen(false),
  };
}
