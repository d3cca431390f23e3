import { RecoveryCodes, Settings, settingsEndpoints, SignedInSession, TwoStepStatus, TwoStepSetup } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '#shared/api/http';

const Sessions = v.array(SignedInSession);

export const sessionsKey = ['settings', 'sessions'] as const;

export const sessionsQuery = () =>
  queryOptions({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => request({ method: 'GET', path: settingsEndpoints.sessions, schema: Sessions, signal }),
  });

/** Ends the session with that id, or without an id every other session. */
export const endSessions = (id?: string) =>
  request({ method: 'DELETE', path: settingsEndpoints.sessions, query: id === undefined ? undefined : { id }, schema: Sessions });

/** Changes the password. A wrong current password is `invalid`. */
export const changePassword = (body: { current: string; next: string }, signal?: AbortSignal) =>
  request({ method: 'POST', path: settingsEndpoints.password, body, schema: Settings, signal });

export const twoStepKey = ['settings', 'two-step'] as const;

export const twoStepQuery = () =>
  queryOptions({
    queryKey: twoStepKey,
    queryFn: ({ signal }) => request({ method: 'GET', path: settingsEndpoints.twoStep, schema: TwoStepStatus, signal }),
  });

/**
 * Requests a new secret for an authenticator app. `conflict` or `server` where another tab has turned two-step sign-in on
 * meanwhile.
 */
export const beginTwoStep = () => request({ method: 'POST', path: settingsEndpoints.twoStep, schema: TwoStepSetup });

/**
 * Confirms the setup with a code. A wrong code is `invalid`, with a `CodeProblem` as the message of its issue; the same goes
 * for a wrong proof.
 */
export const confirmTwoStep = (code: string) =>
  request({ method: 'POST', path: settingsEndpoints.twoStepConfirm, body: { code }, schema: RecoveryCodes });

/** @param proof the password, a code of the app or a recovery code */
export const renewRecoveryCodes = (proof: string) =>
  request({ method: 'POST', path: settingsEndpoints.twoStepCodes, body: { proof }, schema: RecoveryCodes });

/** @param proof the password, a code of the app or a recovery code */
export const turnOffTwoStep = (proof: string) =>
  request({ method: 'POST', path: settingsEndpoints.twoStepOff, body: { proof }, schema: TwoStepStatus });
