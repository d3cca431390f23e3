/** Hears what is to be written by a link. */
type Listener = (href: string) => void;

let write: Listener | null = null;

/** Where a press on a link that names a mail address leads: to a mail of ours, wherever on the page or in a letter it is. */
export const mailLinks = {
  /** For a document's `click`. A press for a new tab or a menu is the browser's, and so is each where nobody writes. */
  follow(this: void, event: MouseEvent): void {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
    // Another document's elements are of other classes.
    const link =
      isPlain && !event.defaultPrevented && target !== null && 'closest' in target ? (target as Element).closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!write || !/^mailto:/i.test(href)) return;
    event.preventDefault();
    write(href);
  },
  /** @returns ends it */
  listen(listener: Listener): () => void {
    write = listener;
    document.addEventListener('click', mailLinks.follow);
    return () => {
      write = null;
      document.removeEventListener('click', mailLinks.follow);
    };
  },
};
