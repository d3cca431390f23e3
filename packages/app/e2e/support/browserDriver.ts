/** A user's actions on a page, in any browser. Controls are found by their names. */
export interface BrowserDriver {
  open: (address: string) => Promise<void>;
  /** Waits until the page shows a text. */
  sees: (words: string) => Promise<void>;
  press: (kind: Kind, name: string) => Promise<void>;
  /** Replaces the text of a field, and leaves the field. */
  fill: (name: string, text: string) => Promise<void>;
  key: (key: 'Escape') => Promise<void>;
  /** Selects a file in the page's file field. */
  choose: (file: string) => Promise<void>;
  stop: () => Promise<void>;
}

export type Kind = keyof typeof SELECTORS;

export const SELECTORS = {
  button: 'button',
  link: 'a[href]',
  field: 'input,textarea',
  menuitemradio: '[role=menuitemradio]',
} as const;

/** Selector of the element marked by `markControl`. */
export const MARKED = '[data-hand]';

/**
 * Runs in the page. Marks the visible control of a name, for the driver to find. Self-contained, as drivers send it as text.
 * @returns whether there is one
 */
export function markControl(selector: string, name: string): boolean {
  const words = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ');
    if (ids) return ids.map((id) => words(document.getElementById(id))).join(' ');
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? words(element.labels?.[0])
      : words(element);
  };
  for (const old of document.querySelectorAll('[data-hand]')) old.removeAttribute('data-hand');
  const found = [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && !element.matches(':disabled, [aria-disabled=true]') && nameOf(element) === name,
  );
  found?.setAttribute('data-hand', '');
  return found !== undefined;
}

/** Runs in the page. Whether it shows a text. */
export const shows = (words: string): boolean => document.body.innerText.includes(words);
