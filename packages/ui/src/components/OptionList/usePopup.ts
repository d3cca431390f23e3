import { useEffect, useState, type RefObject } from 'react';

/** State of a popup: whether it is open, and the active option. A press outside `root` closes it. */
export function usePopup(root: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [isByKey, setByKey] = useState(false);

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
    /** The keyboard made the option active, so it shows the focus ring. */
    isByKey,
    setActive: (index: number) => {
      setActive(index);
      setByKey(true);
    },
    /** Makes an option active when the pointer moves over it. */
    point: (index: number) => {
      setActive(index);
      setByKey(false);
    },
    open: (index: number, by: 'key' | 'pointer' = 'key') => {
      setOpen(true);
      setActive(index);
      setByKey(by === 'key');
    },
    close: () => setOpen(false),
  };
}
