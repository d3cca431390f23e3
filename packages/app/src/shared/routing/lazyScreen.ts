import type { ComponentType } from 'react';
import { getI18n } from 'react-i18next';
import type { LocaleNamespaces } from '../i18n/resources';
import { importOrReload } from './importOrReload';

/**
 * A route's `lazy`: loads the screen's code and its texts in parallel.
 * @param namespace of the feature's translation files
 * @param load imports the screen's component
 */
export function lazyScreen(
  namespace: keyof LocaleNamespaces,
  load: () => Promise<ComponentType>,
): () => Promise<{ Component: ComponentType }> {
  return async () => {
    const [Component] = await Promise.all([importOrReload(namespace, load), getI18n().loadNamespaces(namespace)]);
    return { Component };
  };
}
