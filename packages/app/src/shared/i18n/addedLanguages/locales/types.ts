import type addedLanguages from './en.json';

declare module '../../resources' {
  interface LocaleNamespaces {
    addedLanguages: typeof addedLanguages;
  }
}
