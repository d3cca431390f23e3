import { ContactCountry, contactsEndpoints } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '#shared/api/http';

/** Countries to choose from for a person or a phone number. They rarely change, so they are loaded once a visit. */
export const countriesQuery = () =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: ({ signal }) =>
      request({ method: 'GET', path: contactsEndpoints.countries, schema: v.array(ContactCountry), signal }),
    staleTime: Infinity,
  });
