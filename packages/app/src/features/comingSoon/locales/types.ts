import type comingSoon from './en.json';

declare module '../../../shared/i18n/resources' {
  interface LocaleNamespaces {
    comingSoon: typeof comingSoon;
  }
}
