import type en from './en.json';

declare module '../../i18n/resources' {
  interface LocaleNamespaces {
    list: typeof en;
  }
}
