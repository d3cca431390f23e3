import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from './lazyComponent';
import { PartBoundary, partKey } from './PartBoundary';

/** A part of a page whose code loads after the page's. */
export type LazyPart<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code ahead, when the page is idle. A failed load is repeated when the part is needed. */
  preload: () => void;
};

/**
 * Creates a part of a page whose code loads after the page's. Loaded code renders at once; if loading fails, even after the
 * one reload, that is reported in the part's place with a retry, and the page stays.
 * @param name of the part, for the one reload when loading fails
 * @param load imports the component
 * @param fallback in its place until then
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetchNow = async () => {
    loaded = await load();
    return loaded;
  };
  const make = () => lazyComponent(name, fetchNow);
  const Later = make();

  function Part(props: Props) {
    // Keeps the component type of the first render: another type would remount the part.
    const [Ready, setReady] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return (
      <PartBoundary key={partKey(Ready)} onRetry={() => setReady(make)}>
        <Suspense fallback={fallback}>
          <Ready {...props} />
        </Suspense>
      </PartBoundary>
    );
  }
  return Object.assign(Part, { preload: () => void fetchNow().catch(() => undefined) });
}
