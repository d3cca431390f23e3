import type home from './en.json';

declare module '../../../shared/i18n/resources' {
  interface LocaleNamespaces {
    home: typeof home;
  }
}
