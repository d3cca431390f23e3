import type connection from './en.json';

declare module '../../../shared/i18n/resources' {
  interface LocaleNamespaces {
    connection: typeof connection;
  }
}
