type Listener = (href: string) => void;

/** Milliseconds that a click waits for a listener; then the browser handles it. */
const LISTENER_TIMEOUT = 10_000;

const toBrowser: Listener = (href) => window.location.assign(href);

let write: Listener | null = null;
let leave = toBrowser;
let held: { href: string; timer: ReturnType<typeof setTimeout> } | null = null;

/** Opens links to mail addresses as mails in the app, wherever they are on the page or in a mail. */
export const mailLinks = {
  /**
   * Handler of a document's `click`. A click for a new tab or a menu is left to the browser. A click before the listener
   * exists waits for it.
   */
  follow(this: void, event: MouseEvent): void {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
    // Elements of another document (a frame) fail `instanceof`.
    const link =
      isPlain && !event.defaultPrevented && target !== null && 'closest' in target ? (target as Element).closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!/^mailto:/i.test(href)) return;
    event.preventDefault();
    if (write) write(href);
    else hold(href);
  },
  /**
   * Handles the clicks of the page. @param otherwise called with an address that no listener takes. @returns a function
   * that stops
   */
  watch(otherwise: Listener = toBrowser): () => void {
    leave = otherwise;
    document.addEventListener('click', mailLinks.follow);
    return () => document.removeEventListener('click', mailLinks.follow);
  },
  /** Sets the listener that writes mails and passes it a waiting click. @returns a function that removes it */
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

/** Holds only the last click: an impatient second one is the same again. */
function hold(href: string): void {
  clearTimeout(held?.timer);
  const timer = setTimeout(() => {
    held = null;
    leave(href);
  }, LISTENER_TIMEOUT);
  held = { href, timer };
}
