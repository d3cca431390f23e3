import { Skeleton } from '@stockroom/ui';
import { lazyPart } from '../../../../shared/routing/lazyPart';
import { EditorPlace } from './InventoryScreen.styles';

/** The editor, whose code comes after the list's. */
export const LazyEditor = lazyPart(
  'product-editor',
  async () => (await import('./ProductEditor')).ProductEditor,
  <EditorPlace>
    <Skeleton shape="rect" height={320} />
  </EditorPlace>,
);
