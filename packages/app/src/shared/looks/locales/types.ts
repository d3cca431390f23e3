import type looks from './en.json';

declare module '../../i18n/resources' {
  interface LocaleNamespaces {
    looks: typeof looks;
  }
}
