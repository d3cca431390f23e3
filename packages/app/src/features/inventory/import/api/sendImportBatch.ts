import { ImportBatchAnswer, type ImportBatchBody, inventoryEndpoints } from '@stockroom/contract';
import { request } from '../../../../shared/api/http';
import { broadcastInvalidation } from '../../api/inventoryFeed';

/** Sends one batch of an import. Sent again, it is answered again and applied once. */
export async function sendImportBatch(body: ImportBatchBody, signal?: AbortSignal): Promise<ImportBatchAnswer> {
  const answer = await request({ method: 'POST', path: inventoryEndpoints.imports, body, schema: ImportBatchAnswer, signal });
  broadcastInvalidation();
  return answer;
}
