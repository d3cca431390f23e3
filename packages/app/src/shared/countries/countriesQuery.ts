import { ContactCountry, contactsEndpoints } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '../api/http';

/** The countries that a person or a phone number may be of. They change seldom enough for a visit. */
export const countriesQuery = () =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: ({ signal }) =>
      request({ method: 'GET', path: contactsEndpoints.countries, schema: v.array(ContactCountry), signal }),
    staleTime: Infinity,
  });
