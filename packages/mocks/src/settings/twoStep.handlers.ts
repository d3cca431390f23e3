import {
  type CodeProblem,
  ConfirmTwoStepBody,
  RecoveryCodes,
  settingsEndpoints,
  TwoStepStatus,
  TwoStepProofBody,
  TwoStepSetup,
} from '@stockroom/contract';
import { isPassword, passwordCollection } from '../auth/password.collection';
import { makeRecoveryCodes } from '../auth/recoveryCodes';
import { makeSecret, totpUri } from '../auth/totp';
import { confirmedTwoStep, twoStepCollection } from '../auth/twoStep.collection';
import { verifyCode } from '../auth/twoStepCheck';
import { activityCollection, logActivity } from '../engine/activityLog';
import { badRequest, Refusal } from '../engine/errors';
import { route, type ProtectedCall, type Route } from '../engine/route';
import type { View } from '../engine/transaction';
import { noticeCollections, notify } from '../feeds/notify';
import { twoStepChanged } from '../feeds/safetyNotices';

const LINK = '/pages/settings/security';

/** Routes of two-step sign-in: set up with an app, turned on with one of its codes, turned off with the password or a code. */
export function twoStepRoutes(): readonly Route[] {
  return [
    route('GET', settingsEndpoints.twoStep, TwoStepStatus, async (call) =>
      servedTwoStep(await call.context.store.read([twoStepCollection]), call),
    ),
    route('POST', settingsEndpoints.twoStep, TwoStepSetup, begin),
    route('POST', settingsEndpoints.twoStepConfirm, RecoveryCodes, confirm),
    route('POST', settingsEndpoints.twoStepCodes, RecoveryCodes, async (call) => {
      await checkProof(call);
      return renewCodes(call, 'settings.codesRenewed');
    }),
    route('POST', settingsEndpoints.twoStepOff, TwoStepStatus, async (call) => {
      await checkProof(call);
      return call.context.store.write([twoStepCollection, activityCollection, ...noticeCollections], (transaction) => {
        if (confirmedTwoStep(transaction, call.user.id)) {
          transaction.delete(twoStepCollection, call.user.id);
          logActivity(transaction, call, { event: 'settings.twoStepOff', name: '', link: LINK });
          notify(transaction, call, twoStepChanged(false));
        }
        return servedTwoStep(transaction, call);
      });
    }),
  ];
}

function servedTwoStep(view: Pick<View, 'get'>, { user }: ProtectedCall): TwoStepStatus {
  const record = confirmedTwoStep(view, user.id);
  const codesLeft = record?.recovery.filter(({ isUsed }) => !isUsed).length ?? 0;
  return { isOn: record !== undefined, since: record?.since ?? null, codesLeft };
}

/** Begins the set-up with a new secret each time; refuses when it is already on. */
async function begin({ context, user }: ProtectedCall): Promise<TwoStepSetup> {
  const secret = await makeSecret(context.newId);
  await context.store.write([twoStepCollection], (transaction) => {
    const before = transaction.get(twoStepCollection, user.id);
    if (before?.since) throw isOnAlready();
    // Attempts are kept: a new set-up does not allow more of them.
    const { tries = 0, lockedUntil = 0 } = before ?? {};
    transaction.put(twoStepCollection, { id: user.id, secret, since: null, recovery: [], lastStep: 0, tries, lockedUntil });
  });
  return { secret, uri: totpUri(secret, user.email) };
}

async function confirm(call: ProtectedCall): Promise<RecoveryCodes> {
  const { code } = await call.body(ConfirmTwoStepBody);
  if (confirmedTwoStep(await call.context.store.read([twoStepCollection]), call.user.id)) throw isOnAlready();
  await verifyCode(call.context, call.user.id, code, { accepts: 'app' });
  return renewCodes(call, 'settings.twoStepOn');
}

/** Replaces the recovery codes with ten new ones. */
async function renewCodes(call: ProtectedCall, event: 'settings.twoStepOn' | 'settings.codesRenewed'): Promise<RecoveryCodes> {
  const { context, user } = call;
  const made = await makeRecoveryCodes(context.newId);
  return context.store.write([twoStepCollection, activityCollection, ...noticeCollections], (transaction) => {
    const record = transaction.get(twoStepCollection, user.id);
    if (!record) throw isOff();
    const since = record.since ?? new Date(context.now()).toISOString();
    transaction.put(twoStepCollection, { ...record, since, recovery: made.map(({ hash }) => ({ hash, isUsed: false })) });
    logActivity(transaction, call, { event, name: '', link: LINK });
    if (event === 'settings.twoStepOn') notify(transaction, call, twoStepChanged(true));
    return { codes: made.map(({ code }) => code) };
  });
}

/**
 * Checks the password, a code of the app or a recovery code: one field accepts all three.
 * @throws Refusal 400 for `proof`
 */
async function checkProof({ context, user, body }: ProtectedCall): Promise<void> {
  const { proof } = await body(TwoStepProofBody);
  const view = await context.store.read([passwordCollection, twoStepCollection]);
  const record = confirmedTwoStep(view, user.id);
  if (!record) throw isOff();
  if (record.lockedUntil > context.now()) throw badRequest({ path: 'proof', message: 'too many tries' satisfies CodeProblem });
  if (!(await isPassword(view, user.id, proof))) await verifyCode(context, user.id, proof, { path: 'proof' });
}

/** Refusal 409: another tab turned it on or off meanwhile. */
const isOnAlready = () => new Refusal(409, { error: 'TWO-STEP IS ON' });
const isOff = () => new Refusal(409, { error: 'TWO-STEP IS OFF' });
