import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { importOrReload } from './reloadOnce';

/** A part of a page whose code comes after the page's. */
export type LazyPart<Props> = ((props: Props) => ReactNode) & {
  /** Fetches the code ahead, when the page has nothing better to do. What can't be had is asked for again when it is needed. */
  preload: () => void;
};

/**
 * Makes a part of a page whose code comes after the page's. When it is there already it renders at once.
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
    return { default: loaded };
  };
  const Later = lazy(() => importOrReload(name, fetchNow));

  function Part(props: Props) {
    // The one that it began with: another type would start it anew.
    const [Ready] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return (
      <Suspense fallback={fallback}>
        <Ready {...props} />
      </Suspense>
    );
  }
  return Object.assign(Part, { preload: () => void fetchNow().catch(() => undefined) });
}
