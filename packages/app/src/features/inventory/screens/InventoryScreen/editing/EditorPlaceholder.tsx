import { Skeleton } from '@stockroom/ui';
import { EditorSlot } from '../InventoryScreen.styles';

/** The editor's slot while it loads. */
export function EditorPlaceholder() {
  return (
    <EditorSlot>
      <Skeleton shape="rect" height={320} />
    </EditorSlot>
  );
}
