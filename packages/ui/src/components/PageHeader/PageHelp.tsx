import { use } from 'react';
import { ButtonLink } from '../Link/Link';
import { HelpPlace } from './PageHeader.styles';
import { PageHelpContext } from './PageHelpContext';

/** The way to the help of the page, where there is one: a link beside its title. `PageHeader` has it; a header of another make puts it there itself. */
export function PageHelp() {
  const { label, href } = use(PageHelpContext);
  if (href === null) return null;
  return (
    <HelpPlace>
      <ButtonLink href={href} variant="quiet" size="sm" icon="info">
        {label}
      </ButtonLink>
    </HelpPlace>
  );
}
