import type store from './en.json';

declare module '../../../shared/i18n/resources' {
  interface LocaleNamespaces {
    store: typeof store;
  }
}
