import { IconSet, iconsEndpoints } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import { drawings } from 'virtual:icon-drawings';
import { request } from '#shared/api/http';

/** The query of a set's icon names. */
export const iconSetQuery = (set: string) =>
  queryOptions({
    queryKey: ['showcase', 'icons', set],
    queryFn: ({ signal }) => request({ method: 'GET', path: iconsEndpoints.set(set), schema: IconSet, signal }),
    staleTime: Infinity,
  });

/** The query of a set's drawings, which come with the app and not from the server. */
export const iconDrawingsQuery = (set: string) =>
  queryOptions({
    queryKey: ['showcase', 'icon-drawings', set],
    queryFn: async () => (await drawings[set]?.()) ?? {},
    staleTime: Infinity,
    structuralSharing: false,
  });
