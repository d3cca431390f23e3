import { ImportBatchAnswer, type ImportBatchBody, paths } from '@stockroom/contract';
import { request } from '../../../../shared/api/http';
import { tellOtherTabs } from '../../api/inventoryFeed';

/** Sends one batch of an import. Sent again, it is answered again and applied once. */
export async function sendImportBatch(body: ImportBatchBody, signal?: AbortSignal): Promise<ImportBatchAnswer> {
  const answer = await request({ method: 'POST', path: paths.inventory.imports, body, schema: ImportBatchAnswer, signal });
  tellOtherTabs();
  return answer;
}
