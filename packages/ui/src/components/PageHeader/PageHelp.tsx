import { use } from 'react';
import { ButtonLink } from '../Link/Link';
import { HelpSlot } from './PageHeader.styles';
import { PageHelpContext } from './PageHelpContext';

/**
 * A link to the help of the page, beside its title, if the page has help. `PageHeader` includes it; a custom header adds it
 * itself.
 */
export function PageHelp() {
  const { label, href } = use(PageHelpContext);
  if (href === null) return null;
  return (
    <HelpSlot>
      <ButtonLink href={href} variant="quiet" size="sm" icon="info">
        {label}
      </ButtonLink>
    </HelpSlot>
  );
}
