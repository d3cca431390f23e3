import { getI18n } from 'react-i18next';

/** The language shown, for a loader: courses come in it. */
export const currentLanguage = (): string => getI18n().language;
