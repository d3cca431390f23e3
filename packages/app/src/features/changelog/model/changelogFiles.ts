import en from '../../../../../../docs/changelog.md?raw';
import tr from '../../../../../../docs/changelog.tr.md?raw';

/** The project's changelog as it is written, by language. */
export const written = { en, tr } as const;

/** The language that the changelog is read in: it is written in two. */
export const changelogLanguage = (language: string): keyof typeof written => (language === 'tr' ? 'tr' : 'en');
