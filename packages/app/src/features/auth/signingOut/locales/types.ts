import type signingOut from './en.json';

declare module '../../../../shared/i18n/resources' {
  interface LocaleNamespaces {
    signingOut: typeof signingOut;
  }
}
