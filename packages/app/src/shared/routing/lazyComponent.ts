import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { importOrReload } from '../codeLoading/importOrReload';

/**
 * A component whose code loads when it is rendered, like all code through `importOrReload`. Parts of pages are `lazyPart`s,
 * which keep the page when loading fails; components around every page, or in the first script, use this.
 * @param name for the one reload when loading fails
 * @param load imports the component
 */
export const lazyComponent = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await importOrReload(name, load) }));

const Empty = () => null;

/**
 * An optional component that no page needs: where its code can't be loaded, because the connection was just lost, it
 * renders nothing.
 */
export const lazyExtra = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await load().catch(() => Empty) }));
