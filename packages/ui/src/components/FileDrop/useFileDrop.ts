import { useEffectEvent, useLayoutEffect, useState, type DragEvent, type RefObject } from 'react';

/**
 * Accepts files that are dropped on an element or pasted while no text is being edited. Files dropped beside it do not replace
 * the page, which would lose typed text.
 * @returns whether files are dragged over the element, and its handlers.
 */
export function useFileDrop(zone: RefObject<HTMLElement | null>, enabled: boolean, onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = filesOf(event.clipboardData);
    const isHidden = zone.current?.closest('[inert], [aria-hidden="true"]');
    if (!enabled || files.length === 0 || event.defaultPrevented || isHidden || isTextField(event.target)) return;
    event.preventDefault();
    onFiles(files);
  });

  // Before the first paint: from then on a file can be dropped.
  useLayoutEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const keepPage = (event: globalThis.DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault();
    };
    document.addEventListener('dragover', keepPage, { signal });
    document.addEventListener('drop', keepPage, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => stop.abort();
  }, []);

  const over = (event: DragEvent<HTMLElement>) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = enabled ? 'copy' : 'none';
    setOver(enabled);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        // Entering a child of the element does not count as leaving.
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        setOver(false);
        // A text field inside may accept files itself, and has already done so.
        if (event.target instanceof Element && event.target.closest('[data-takes-files]')) return;
        const files = filesOf(event.dataTransfer);
        if (files.length === 0) return;
        event.preventDefault();
        if (enabled) onFiles(files);
      },
    },
  };
}

const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])];
const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;
const isTextField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type="file"], [type="checkbox"], [type="radio"]), textarea, [contenteditable]') !== null;
