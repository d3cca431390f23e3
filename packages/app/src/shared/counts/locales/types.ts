import type en from './en.json';

declare module '../../i18n/resources' {
  interface LocaleNamespaces {
    counts: typeof en;
  }
}
