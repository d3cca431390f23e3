import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { importOrReload } from './reloadOnce';

/**
 * A component whose code comes when it is drawn, fetched as all code is. The parts of pages are `lazyPart`s, which keep the page where
 * theirs can't be had; what stands around every page, or comes with the first script, is one of these.
 * @param name for the one reload when it can't be fetched
 * @param load imports the component
 */
export const lazyComponent = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await importOrReload(name, load) }));

const Nothing = () => null;

/**
 * An optional component that no page needs: where its code can't be loaded, because the connection has just gone, nothing
 * stands in its
 * place.
 */
export const lazyExtra = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await load().catch(() => Nothing) }));
