import { authEndpoints, type ForgotPasswordBody } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';

/** Asks for a reset link. Known and unknown addresses are answered alike. */
export const forgotPassword = (body: ForgotPasswordBody, signal?: AbortSignal) =>
  request({ method: 'POST', path: authEndpoints.forgotPassword, body, schema: v.literal(true), signal, auth: false });
