import type scenarios from './en.json';

declare module '../../../shared/i18n/resources' {
  interface LocaleNamespaces {
    scenarios: typeof scenarios;
  }
}
