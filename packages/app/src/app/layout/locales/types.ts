import type layout from './en.json';

declare module '../../../shared/i18n/resources' {
  interface LocaleNamespaces {
    layout: typeof layout;
  }
}
