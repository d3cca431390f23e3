import type { NavigationItem } from '@stockroom/contract';

/** A page of the menu. */
export interface Page {
  link: string;
  /** As served: a translation key, or plain text. */
  title: string;
}

/** Every page that the menu links to, each once; disabled entries are left out. */
export function pagesOf(items: readonly NavigationItem[]): Page[] {
  const pages = new Map<string, Page>();
  const walk = (list: readonly NavigationItem[]) => {
    for (const { link, title, disabled, hidden, children } of list) {
      if (hidden) continue;
      if (link && title && !disabled && !pages.has(link)) pages.set(link, { link, title });
      if (children) walk(children);
    }
  };
  walk(items);
  return [...pages.values()];
}
