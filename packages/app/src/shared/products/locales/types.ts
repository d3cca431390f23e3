import type en from './en.json';

declare module '../../i18n/resources' {
  interface LocaleNamespaces {
    products: typeof en;
  }
}
