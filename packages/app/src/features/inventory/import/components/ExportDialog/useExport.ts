import type { ProductQuery } from '@stockroom/contract';
import { useEffect, useRef, useState } from 'react';
import type { ExportOptions } from '#features/inventory/import/model/exportCsv';
import { isApiError } from '#shared/api/ApiError';
import { exportedFileName } from '#shared/files/downloadFile';
import type { ExportServices } from './exportServices';

/** The products to export: all results of a query, or some of them. */
export interface ExportScope {
  query: Pick<ProductQuery, 'search' | 'sort' | 'order' | 'filters'>;
  /** Keys of products; `null`: all results of the query. */
  ids: ReadonlySet<string> | null;
}

export type ExportState = { kind: 'idle' } | { kind: 'working'; progress: number } | { kind: 'failed'; error: unknown };

/** Fetches products, has a worker write them into a file and passes the file to the browser. */
export function useExport(services: ExportServices) {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** @returns the number of products written and the file's name, `null` when it failed or was stopped */
  async function start({ query, ids }: ExportScope, options: ExportOptions): Promise<{ rows: number; fileName: string } | null> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ kind: 'working', progress: 0 });
    const client = services.createClient();
    try {
      const [found, lookups] = await Promise.all([services.fetchProducts(query, signal), services.fetchStoreLookups(signal)]);
      const products = ids ? found.filter((product) => ids.has(idOf(product))) : found;
      const onProgress = (progress: number) => setState({ kind: 'working', progress });
      const { file, rows } = await client.call('export', { products, lookups, options }, { signal, onProgress });
      const fileName = exportedFileName('products', services.now(), 'csv');
      services.download(file, fileName);
      setState({ kind: 'idle' });
      return { rows, fileName };
    } catch (error) {
      if (signal.aborted || isApiError(error, 'aborted')) setState({ kind: 'idle' });
      else setState({ kind: 'failed', error });
      return null;
    } finally {
      client.dispose();
    }
  }

  return { state, start, cancel: () => running.current?.abort() };
}

function idOf(product: unknown): string {
  return typeof product === 'object' && product !== null && 'id' in product ? String(product.id) : '';
}
