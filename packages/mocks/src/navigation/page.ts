import type { DomainPage, PageWords } from '../engine/domain';

/** A page of the menu, with its title and what else it is looked for by, in both languages. */
export const page = (link: string, en: PageWords['en'], tr: PageWords['tr']): DomainPage => ({ link, words: { en, tr } });
