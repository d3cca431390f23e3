import type codeStep from './en.json';

declare module '../../../../shared/i18n/resources' {
  interface LocaleNamespaces {
    codeStep: typeof codeStep;
  }
}
