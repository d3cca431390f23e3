import { RecoveryCodes, Settings, settingsEndpoints, SignedInSession, TwoStep, TwoStepSetup } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';

const Sessions = v.array(SignedInSession);

export const sessionsKey = ['settings', 'sessions'] as const;

export const sessionsQuery = () =>
  queryOptions({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => request({ method: 'GET', path: settingsEndpoints.sessions, schema: Sessions, signal }),
  });

/** Ends the session of that id, or without one every other session. */
export const endSessions = (id?: string) =>
  request({ method: 'DELETE', path: settingsEndpoints.sessions, query: id === undefined ? undefined : { id }, schema: Sessions });

/** A wrong present password is `invalid`. */
export const changePassword = (body: { current: string; next: string }, signal?: AbortSignal) =>
  request({ method: 'POST', path: settingsEndpoints.password, body, schema: Settings, signal });

export const twoStepKey = ['settings', 'two-step'] as const;

export const twoStepQuery = () =>
  queryOptions({
    queryKey: twoStepKey,
    queryFn: ({ signal }) => request({ method: 'GET', path: settingsEndpoints.twoStep, schema: TwoStep, signal }),
  });

/** A new secret for an app. It is `conflict` or `server` where another tab has turned it on meanwhile. */
export const beginTwoStep = () => request({ method: 'POST', path: settingsEndpoints.twoStep, schema: TwoStepSetup });

/** A code that is not right is `invalid`, with a `CodeProblem` for the message of its issue; so it is with a proof. */
export const confirmTwoStep = (code: string) =>
  request({ method: 'POST', path: settingsEndpoints.twoStepConfirm, body: { code }, schema: RecoveryCodes });

/** @param proof the password, a code of the app or a recovery code */
export const renewRecoveryCodes = (proof: string) =>
  request({ method: 'POST', path: settingsEndpoints.twoStepCodes, body: { proof }, schema: RecoveryCodes });

/** @param proof the password, a code of the app or a recovery code */
export const turnOffTwoStep = (proof: string) =>
  request({ method: 'POST', path: settingsEndpoints.twoStepOff, body: { proof }, schema: TwoStep });
