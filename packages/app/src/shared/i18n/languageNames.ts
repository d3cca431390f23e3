import type { Language } from '../preferences/preferences';

/** Each language in its own words: who can't read this page finds theirs. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', tr: 'Türkçe' };
