import type idle from './en.json';

declare module '../../../../shared/i18n/resources' {
  interface LocaleNamespaces {
    idle: typeof idle;
  }
}
