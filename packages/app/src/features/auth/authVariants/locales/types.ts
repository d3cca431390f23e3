import type authVariants from './en.json';

declare module '../../../../shared/i18n/resources' {
  interface LocaleNamespaces {
    authVariants: typeof authVariants;
  }
}
