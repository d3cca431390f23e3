import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { PartBoundary, partKey } from './PartBoundary';
import { lazyComponent } from './lazyComponent';

/** A part of a page whose code comes after the page's. */
export type LazyPart<Props> = ((props: Props) => ReactNode) & {
  /** Fetches the code ahead, when the page has nothing better to do. What can't be had is asked for again when it is needed. */
  preload: () => void;
};

/**
 * Makes a part of a page whose code comes after the page's. When it is there already it renders at once; when it can't be had, not after
 * the one reload either, that is said in its place and can be tried again, and the page stays.
 * @param name of the part, for the one reload when it can't be fetched
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
    // The one that it began with: another type would start it anew.
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
