import type twoStep from './en.json';

declare module '../../../../shared/i18n/resources' {
  interface LocaleNamespaces {
    twoStep: typeof twoStep;
  }
}
