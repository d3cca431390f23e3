import { paths, UndoImportAnswer } from '@stockroom/contract';
import { request } from '../../../../shared/api/http';
import { tellOtherTabs } from '../../api/inventoryFeed';

/** Takes back everything that an import did. */
export async function undoImport(id: string, signal?: AbortSignal): Promise<UndoImportAnswer> {
  const answer = await request({
    method: 'DELETE',
    path: paths.inventory.imports,
    query: { id },
    schema: UndoImportAnswer,
    signal,
  });
  tellOtherTabs();
  return answer;
}
