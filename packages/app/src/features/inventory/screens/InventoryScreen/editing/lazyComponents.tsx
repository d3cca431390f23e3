import { getI18n } from 'react-i18next';
import { lazyPart } from '../../../../../shared/routing/lazyPart';
import { EditorPlaceholder } from './EditorPlaceholder';

/** The editor; its code loads after the list's. */
export const LazyEditor = lazyPart(
  'product-editor',
  async () => {
    const [{ ProductEditor }] = await Promise.all([
      import('./ProductEditor'),
      getI18n().loadNamespaces(['editing', 'tags', 'stock']),
    ]);
    return ProductEditor;
  },
  <EditorPlaceholder />,
);
