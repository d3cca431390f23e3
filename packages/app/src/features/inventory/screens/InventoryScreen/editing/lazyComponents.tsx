import { withTexts } from '#shared/i18n/withTexts';
import { lazyPart } from '#shared/routing/lazyPart';
import { EditorPlaceholder } from './EditorPlaceholder';

/** The editor; its code loads after the list's. */
export const LazyEditor = lazyPart(
  'product-editor',
  async () => (await withTexts(['editing', 'tags', 'stock'], import('./ProductEditor'))).ProductEditor,
  <EditorPlaceholder />,
);
