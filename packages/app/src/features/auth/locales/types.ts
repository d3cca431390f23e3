import type auth from './en.json';

declare module '../../../shared/i18n/resources' {
  interface LocaleNamespaces {
    auth: typeof auth;
  }
}
