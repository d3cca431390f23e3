import type layoutVariants from './en.json';

declare module '../../i18n/resources' {
  interface LocaleNamespaces {
    layoutVariants: typeof layoutVariants;
  }
}
