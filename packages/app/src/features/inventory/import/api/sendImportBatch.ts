import { ImportBatchAnswer, type ImportBatchBody, paths } from '@stockroom/contract';
import { request } from '../../../../shared/api/http';

/** Sends one batch of an import. Sent again, it is answered again and applied once. */
export function sendImportBatch(body: ImportBatchBody, signal?: AbortSignal): Promise<ImportBatchAnswer> {
  return request({ method: 'POST', path: paths.inventory.imports, body, schema: ImportBatchAnswer, signal });
}
