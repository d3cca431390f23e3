import { Skeleton } from '@stockroom/ui';
import { EditorPlace } from '../InventoryScreen.styles';

/** The editor's slot while it loads. */
export function WaitingEditor() {
  return (
    <EditorPlace>
      <Skeleton shape="rect" height={320} />
    </EditorPlace>
  );
}
