import { ImportBatchAnswer, type ImportBatchBody, inventoryEndpoints } from '@stockroom/contract';
import { broadcastInvalidation } from '#features/inventory/api/broadcastInvalidation';
import { request } from '#shared/api/http';

/** Sends a batch of an import. A repeated batch is answered again but applied only once. */
export async function sendImportBatch(body: ImportBatchBody, signal?: AbortSignal): Promise<ImportBatchAnswer> {
  const answer = await request({ method: 'POST', path: inventoryEndpoints.imports, body, schema: ImportBatchAnswer, signal });
  broadcastInvalidation();
  return answer;
}
