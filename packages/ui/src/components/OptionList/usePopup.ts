import { useEffect, useState, type RefObject } from 'react';

/** Open or not, and which option is active. Closes by a press outside of `root`. */
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
    /** The keyboard led to the active option, which then wears the focus ring. */
    isByKey,
    setActive: (index: number) => {
      setActive(index);
      setByKey(true);
    },
    /** The pointer moved over an option. */
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
