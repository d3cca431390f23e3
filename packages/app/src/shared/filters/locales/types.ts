import type filters from './en.json';

declare module '../../i18n/resources' {
  interface LocaleNamespaces {
    filters: typeof filters;
  }
}
