import { createContext, type ReactNode, use, useMemo } from 'react';
import { ButtonLink } from '../Link/Link';
import { HelpPlace } from './PageHeader.styles';

const HelpContext = createContext<PageHelpLink>({ label: '', href: null });

/** Gives the header of every page within the way to its help. */
export function PageHelpProvider({ label, href, children }: PageHelpProviderProps) {
  const help = useMemo(() => ({ label, href }), [label, href]);
  return <HelpContext value={help}>{children}</HelpContext>;
}

/** The way to the help of the page, where there is one: a link beside its title. `PageHeader` has it; a header of another make puts it there itself. */
export function PageHelp() {
  const { label, href } = use(HelpContext);
  if (href === null) return null;
  return (
    <HelpPlace>
      <ButtonLink href={href} variant="quiet" size="sm" icon="info">
        {label}
      </ButtonLink>
    </HelpPlace>
  );
}

interface PageHelpLink {
  /** A word, such as "Help". */
  label: string;
  /** `null`: this page has none. */
  href: string | null;
}

export interface PageHelpProviderProps extends PageHelpLink {
  children: ReactNode;
}
