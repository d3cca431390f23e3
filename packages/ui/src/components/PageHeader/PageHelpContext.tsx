import { createContext, type ReactNode, useMemo } from 'react';

interface PageHelpLink {
  /** A word, such as "Help". */
  label: string;
  /** `null`: this page has none. */
  href: string | null;
}

/** Where the help of the page is. */
export const PageHelpContext = createContext<PageHelpLink>({ label: '', href: null });

/** Gives the header of every page within the way to its help. */
export function PageHelpProvider({ label, href, children }: PageHelpProviderProps) {
  const help = useMemo(() => ({ label, href }), [label, href]);
  return <PageHelpContext value={help}>{children}</PageHelpContext>;
}

export interface PageHelpProviderProps extends PageHelpLink {
  children: ReactNode;
}
