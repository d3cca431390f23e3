import type userMenu from './en.json';

declare module '../../../shared/i18n/resources' {
  interface LocaleNamespaces {
    userMenu: typeof userMenu;
  }
}
