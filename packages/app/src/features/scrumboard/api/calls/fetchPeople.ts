import { BoardMember, scrumboardEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';

/** Fetches the possible members of a board. */
export function fetchPeople(signal?: AbortSignal): Promise<BoardMember[]> {
  return request({ method: 'GET', path: scrumboardEndpoints.members, schema: v.array(BoardMember), signal });
}
