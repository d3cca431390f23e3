import { useEffect, useRef, useState, type FocusEvent, type MouseEvent } from 'react';

/**
 * Holds the branch of a narrow menu that is open over the page: one at a time. Escape, a press outside, a followed link and the
 * focus moving elsewhere close it; after Escape and a link to the current page the focus returns to its button.
 * @param currentPath path of the current page; a new path closes the branch
 */
export function useFlyout(currentPath: string) {
  const rootRef = useRef<HTMLElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [seenPath, setSeenPath] = useState(currentPath);
  if (seenPath !== currentPath) {
    setSeenPath(currentPath);
    setOpenId(null);
  }

  useEffect(() => {
    if (openId === null) return undefined;
    const press = (event: PointerEvent) => {
      if (!(event.target instanceof Node && rootRef.current?.contains(event.target))) setOpenId(null);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      buttonOf(rootRef.current)?.focus();
      setOpenId(null);
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', escape);
    };
  }, [openId]);

  const close = () => setOpenId(null);
  return {
    rootRef,
    openId,
    close,
    open: setOpenId,
    toggle: (id: string) => setOpenId(openId === id ? null : id),
    handlers: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
      },
      onClick: ({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
        const link = target instanceof Element && target.closest('a[href]');
        if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
        if (link.hasAttribute('aria-current')) buttonOf(rootRef.current)?.focus();
        close();
      },
    },
  };
}

/** Returns the button of the open branch. */
const buttonOf = (root: HTMLElement | null) => root?.querySelector<HTMLElement>('[data-flyout][aria-expanded="true"]');
