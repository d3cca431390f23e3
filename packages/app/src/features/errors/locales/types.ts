import type errors from './en.json';

declare module '../../../shared/i18n/resources' {
  interface LocaleNamespaces {
    errors: typeof errors;
  }
}
