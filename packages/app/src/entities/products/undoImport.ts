import { inventoryEndpoints, UndoImportAnswer } from '@stockroom/contract';
import { request } from '#shared/api/http';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { productKeys } from './productKeys';

/** Undoes an import completely; later changes stay. */
export async function undoImport(id: string, signal?: AbortSignal): Promise<UndoImportAnswer> {
  const answer = await request({
    method: 'DELETE',
    path: inventoryEndpoints.imports,
    query: { id },
    schema: UndoImportAnswer,
    signal,
  });
  broadcastInvalidation(productKeys.all);
  return answer;
}
