import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** What react-aria says by itself, such as on its hidden "Dismiss" buttons, it says in the page's language and not in the browser's. */
export const PageLanguage = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={document.documentElement.lang || undefined}>{children}</I18nProvider>
);
