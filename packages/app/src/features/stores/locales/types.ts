import type stores from './en.json';

declare module '../../../shared/i18n/resources' {
  interface LocaleNamespaces {
    stores: typeof stores;
  }
}
