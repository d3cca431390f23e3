import type common from '../locales/en.json';

/**
 * Translation files by namespace: the type behind `t`. A feature adds its own beside its `locales` folder: `declare module
 * '../../../shared/i18n/resources' { interface LocaleNamespaces { inventory: typeof en } }`
 */
export interface LocaleNamespaces {
  common: typeof common;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: LocaleNamespaces;
  }
}
