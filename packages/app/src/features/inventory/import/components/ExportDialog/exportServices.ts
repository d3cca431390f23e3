import { inventoryEndpoints, productFilterParams, type ProductQuery } from '@stockroom/contract';
import * as v from 'valibot';
import { fetchStoreLookups } from '#features/inventory/import/api/fetchStoreLookups';
import { createImportClient, type ImportClient } from '#features/inventory/import/worker/importClient';
import { request } from '#shared/api/http';
import { downloadFile } from '#shared/files/downloadFile';

/** Services of the export. Stories and tests pass their own. */
export interface ExportServices {
  createClient: () => ImportClient;
  fetchProducts: (query: Pick<ProductQuery, 'search' | 'sort' | 'order' | 'filters'>, signal: AbortSignal) => Promise<unknown[]>;
  fetchStoreLookups: typeof fetchStoreLookups;
  /** Downloads a file. */
  download: (file: Blob, name: string) => void;
  now: () => Date;
}

export const exportServices: ExportServices = {
  createClient: () => createImportClient(),
  fetchProducts: ({ search, sort, order, filters }, signal) =>
    request({
      method: 'GET',
      path: inventoryEndpoints.allProducts,
      query: { search, sort, order, ...productFilterParams(filters) },
      schema: v.array(v.unknown()),
      signal,
    }),
  fetchStoreLookups,
  download: downloadFile,
  now: () => new Date(),
};
