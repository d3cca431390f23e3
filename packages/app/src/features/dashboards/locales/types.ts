import type en from './en.json';

declare module '../../../shared/i18n/resources' {
  interface LocaleNamespaces {
    dashboards: typeof en;
  }
}
