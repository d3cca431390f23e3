import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '#shared/hooks/whenIdle';
import { mailLinks } from '#shared/links/mailLinks';
import { features } from '../features';

/**
 * Components of features that stay mounted over all pages. They load once the first page is idle; one that fails to load is
 * left out.
 */
export function LiveParts() {
  const [parts, setParts] = useState<readonly ComponentType[]>([]);
  useEffect(() => mailLinks.watch(), []);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      await whenIdle();
      const loads = features.flatMap(({ live }) => (live ? [live().catch(() => null)] : []));
      const loaded = (await Promise.all(loads)).filter((part) => part !== null);
      if (!isGone) setParts(loaded);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, []);
  // A component that suspends for its texts must not hide the page, and with it the focus.
  return parts.map((Part, at) => (
    <Suspense key={Part.displayName ?? Part.name ?? at}>
      <Part />
    </Suspense>
  ));
}
