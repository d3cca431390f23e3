import { authEndpoints, type ResetPasswordBody } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';

/** Sets a new password with the token of a reset link. */
export const resetPassword = (body: ResetPasswordBody, signal?: AbortSignal) =>
  request({ method: 'POST', path: authEndpoints.resetPassword, body, schema: v.literal(true), signal, auth: false });
