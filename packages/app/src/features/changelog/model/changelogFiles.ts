import en from '../../../../../../docs/changelog.md?raw';
import tr from '../../../../../../docs/changelog.tr.md?raw';

/** The project's changelog in Markdown, by language. */
export const changelogs = { en, tr } as const;

/** Language in which to show the changelog, which exists in two. */
export const changelogLanguage = (language: string): keyof typeof changelogs => (language === 'tr' ? 'tr' : 'en');
