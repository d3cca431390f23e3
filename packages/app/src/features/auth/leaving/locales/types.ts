import type leaving from './en.json';

declare module '../../../../shared/i18n/resources' {
  interface LocaleNamespaces {
    leaving: typeof leaving;
  }
}
