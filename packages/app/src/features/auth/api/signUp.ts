import { authEndpoints, type SignUpBody } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';

/** Requests an account. */
export const signUp = (body: SignUpBody, signal?: AbortSignal) =>
  request({ method: 'POST', path: authEndpoints.signUp, body, schema: v.literal(true), signal, auth: false });
