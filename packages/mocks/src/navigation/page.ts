import type { DomainPage, PageText } from '../engine/domain';

/** A page of the menu, with its title and what else it is looked for by, in both languages. */
export const page = (link: string, en: PageText['en'], tr: PageText['tr']): DomainPage => ({ link, text: { en, tr } });
