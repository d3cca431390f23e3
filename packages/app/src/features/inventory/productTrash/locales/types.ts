import type productTrash from './en.json';

declare module '../../../../shared/i18n/resources' {
  interface LocaleNamespaces {
    productTrash: typeof productTrash;
  }
}
