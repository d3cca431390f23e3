import { createContext, type ReactNode, useMemo } from 'react';

interface PageHelpLink {
  /** The text of the link, such as "Help". */
  label: string;
  /** `null` if the page has no help. */
  href: string | null;
}

/** The link to the help of the page. */
export const PageHelpContext = createContext<PageHelpLink>({ label: '', href: null });

/** Provides every page header inside it with the link to the help. */
export function PageHelpProvider({ label, href, children }: PageHelpProviderProps) {
  const help = useMemo(() => ({ label, href }), [label, href]);
  return <PageHelpContext value={help}>{children}</PageHelpContext>;
}

export interface PageHelpProviderProps extends PageHelpLink {
  children: ReactNode;
}
