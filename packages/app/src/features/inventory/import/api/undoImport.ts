import { paths, UndoImportAnswer } from '@stockroom/contract';
import { request } from '../../../../shared/api/http';

/** Takes back everything that an import did. */
export function undoImport(id: string, signal?: AbortSignal): Promise<UndoImportAnswer> {
  return request({ method: 'DELETE', path: paths.inventory.imports, query: { id }, schema: UndoImportAnswer, signal });
}
