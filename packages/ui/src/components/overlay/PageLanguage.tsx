import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Makes react-aria use the page's language, such as on its hidden "Dismiss" buttons, and not the browser's. */
export const PageLanguage = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={document.documentElement.lang || undefined}>{children}</I18nProvider>
);
