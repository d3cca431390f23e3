import { getI18n } from 'react-i18next';

/** The current language, for a loader: courses are fetched in it. */
export const currentLanguage = (): string => getI18n().language;
