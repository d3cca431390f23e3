import type { FlatNamespace } from 'i18next';
import type { ComponentType } from 'react';
import { importOrReload } from '../codeLoading/importOrReload';
import { withTexts } from '../i18n/withTexts';

/**
 * A route's `lazy`: loads the screen's code and its texts in parallel.
 * @param namespace of the feature's translation files
 * @param load imports the screen's component
 */
export function lazyScreen(
  namespace: FlatNamespace,
  load: () => Promise<ComponentType>,
): () => Promise<{ Component: ComponentType }> {
  return async () => ({ Component: await withTexts(namespace, importOrReload(namespace, load)) });
}
