import type authLooks from './en.json';

declare module '../../../../shared/i18n/resources' {
  interface LocaleNamespaces {
    authLooks: typeof authLooks;
  }
}
