type Listener = (href: string) => void;

/** Milliseconds that a press waits for whoever writes mails; after them it is the browser's. */
const PATIENCE = 10_000;

const toBrowser: Listener = (href) => window.location.assign(href);

let write: Listener | null = null;
let leave = toBrowser;
let held: { href: string; timer: ReturnType<typeof setTimeout> } | null = null;

/** Leads presses on links that name a mail address to a mail of ours, wherever on the page or in a letter they are. */
export const mailLinks = {
  /** For a document's `click`. A press for a new tab or a menu is the browser's. One that comes before whoever writes waits for them. */
  follow(this: void, event: MouseEvent): void {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
    // Another document's elements are of other classes.
    const link =
      isPlain && !event.defaultPrevented && target !== null && 'closest' in target ? (target as Element).closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!/^mailto:/i.test(href)) return;
    event.preventDefault();
    if (write) write(href);
    else hold(href);
  },
  /** Follows the presses of the page. @param otherwise takes one that nobody here writes. @returns ends it */
  watch(otherwise: Listener = toBrowser): () => void {
    leave = otherwise;
    document.addEventListener('click', mailLinks.follow);
    return () => document.removeEventListener('click', mailLinks.follow);
  },
  /** Writes the mails, the one that waits first. @returns ends it */
  listen(listener: Listener): () => void {
    write = listener;
    if (held) {
      clearTimeout(held.timer);
      listener(held.href);
      held = null;
    }
    return () => {
      write = null;
    };
  },
};

/** Keeps the last press alone: an impatient one is the same again. */
function hold(href: string): void {
  clearTimeout(held?.timer);
  const timer = setTimeout(() => {
    held = null;
    leave(href);
  }, PATIENCE);
  held = { href, timer };
}
