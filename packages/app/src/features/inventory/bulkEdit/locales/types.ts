import type bulkEdit from './en.json';

declare module '../../../../shared/i18n/resources' {
  interface LocaleNamespaces {
    bulkEdit: typeof bulkEdit;
  }
}
