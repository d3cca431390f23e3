import { Skeleton } from '@stockroom/ui';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { importOrReload } from '../../../../shared/routing/reloadOnce';
import { EditorPlace } from './InventoryScreen.styles';
import type { ProductEditorProps } from './ProductEditor';

let loaded: ComponentType<ProductEditorProps> | null = null;

async function load() {
  const { ProductEditor } = await import('./ProductEditor');
  loaded = ProductEditor;
  return { default: ProductEditor };
}

const Editor = lazy(() => importOrReload('product-editor', load));

/** Fetches the editor's code ahead, when the page has nothing better to do. One that can't be had is asked for when it is needed. */
export function preloadEditor(): void {
  load().catch(() => undefined);
}

/** The editor, whose code comes after the list's. When it is there already it renders at once. */
export function LazyEditor(props: ProductEditorProps) {
  // The one that it began with: another type would start the edit anew.
  const [Ready] = useState(() => loaded ?? Editor);
  return (
    <Suspense
      fallback={
        <EditorPlace>
          <Skeleton shape="rect" height={320} />
        </EditorPlace>
      }
    >
      <Ready {...props} />
    </Suspense>
  );
}
