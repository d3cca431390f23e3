import type { DomainPage, PageText } from '../engine/domain';

/** Builds a page of the menu, with its title and further search terms in both languages. */
export const page = (link: string, en: PageText['en'], tr: PageText['tr']): DomainPage => ({ link, text: { en, tr } });
