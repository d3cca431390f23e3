import type barcodes from './en.json';

declare module '../../i18n/resources' {
  interface LocaleNamespaces {
    barcodes: typeof barcodes;
  }
}
