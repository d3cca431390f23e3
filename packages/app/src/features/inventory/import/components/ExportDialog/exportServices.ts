import { paths, type ProductQuery } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../../../shared/api/http';
import { fetchStoreLookups } from '../../api/fetchStoreLookups';
import { createImportClient, type ImportClient } from '../../worker/importClient';

/** What the export takes from the world. Stories and tests hand in their own. */
export interface ExportServices {
  createClient: () => ImportClient;
  fetchProducts: (query: Pick<ProductQuery, 'search' | 'sort' | 'order'>, signal: AbortSignal) => Promise<unknown[]>;
  fetchStoreLookups: typeof fetchStoreLookups;
  /** Hands a file to the person. */
  download: (file: Blob, name: string) => void;
  now: () => Date;
}

export const exportServices: ExportServices = {
  createClient: () => createImportClient(),
  fetchProducts: ({ search, sort, order }, signal) =>
    request({
      method: 'GET',
      path: paths.inventory.allProducts,
      query: { search, sort, order },
      schema: v.array(v.unknown()),
      signal,
    }),
  fetchStoreLookups,
  download(file, name) {
    const url = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // The browser reads the file after the press; a minute is more than it needs to begin.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  },
  now: () => new Date(),
};
