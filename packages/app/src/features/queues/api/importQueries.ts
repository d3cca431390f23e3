import { ImportRecord, ImportReport, queueEndpoints } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '#shared/api/http';
import { queueKeys } from './queueKeys';

/** Every import of the shop, newest first. */
export const importsQuery = () =>
  queryOptions({
    queryKey: queueKeys.imports(),
    queryFn: ({ signal }) => request({ method: 'GET', path: queueEndpoints.imports, schema: v.array(ImportRecord), signal }),
  });

/** The rows of an import that the server refused. */
export const refusedRowsQuery = (id: string) =>
  queryOptions({
    queryKey: queueKeys.importReport(id),
    queryFn: ({ signal }) =>
      request({ method: 'GET', path: queueEndpoints.importReport, query: { id }, schema: ImportReport, signal }),
  });
