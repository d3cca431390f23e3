import type views from './en.json';

declare module '../../../../shared/i18n/resources' {
  interface LocaleNamespaces {
    views: typeof views;
  }
}
