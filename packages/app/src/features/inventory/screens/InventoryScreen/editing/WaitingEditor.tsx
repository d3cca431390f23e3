import { Skeleton } from '@stockroom/ui';
import { EditorPlace } from '../InventoryScreen.styles';

/** Where the editor will stand. */
export function WaitingEditor() {
  return (
    <EditorPlace>
      <Skeleton shape="rect" height={320} />
    </EditorPlace>
  );
}
