import type { MailLabel } from '@stockroom/contract';
import { useState } from 'react';
import type { MailScope } from '#features/mailbox/model/mailScope';

/**
 * Follows a label that is renamed while its mails are shown, here or in another tab, and when going back to its old address:
 * its address changes with its title.
 * @returns its current scope; `null` while the address is right, or names no label that ever existed
 */
export function useRenamedLabel(scope: MailScope, labels: readonly MailLabel[] | undefined): MailScope | null {
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  if (scope.kind !== 'label' || !labels) return null;
  const here = labels.find(({ slug }) => slug === scope.slug);
  if (here) {
    if (known.get(here.slug) !== here.id) setKnown(new Map([...known, [here.slug, here.id]]));
    return null;
  }
  const now = labels.find(({ id }) => id === known.get(scope.slug));
  return now ? { kind: 'label', slug: now.slug } : null;
}
