import type app from './en.json';

declare module '../../shared/i18n/resources' {
  interface LocaleNamespaces {
    app: typeof app;
  }
}
