import { ImportBatchAnswer, inventoryEndpoints, UndoImportAnswer } from '@stockroom/contract';
import { route, type Route } from '../../engine/route';
import type { StoreServerGateway } from '../gateways/gateway';

const imports = () => import('./imports');

/**
 * Adds and changes many products in one call, applied once however often it is sent, and undone as a whole. Its code loads with
 * the first call.
 */
export function importRoutes(gateway: StoreServerGateway): readonly Route[] {
  return [
    route('POST', inventoryEndpoints.imports, ImportBatchAnswer, async (call) => (await imports()).importBatch(call, gateway)),
    route('DELETE', inventoryEndpoints.imports, UndoImportAnswer, async (call) => (await imports()).undoImport(call, gateway)),
  ];
}
