import { authEndpoints, type ForgotPasswordBody } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';

/** Requests a reset link. The response is the same for known and unknown addresses. */
export const forgotPassword = (body: ForgotPasswordBody, signal?: AbortSignal) =>
  request({ method: 'POST', path: authEndpoints.forgotPassword, body, schema: v.literal(true), signal, auth: false });
