import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { WaitingDraft } from '#shared/drafts/model/waitingDraft';
import { fromRequest } from '#shared/machines/fromRequest';
import { signOutMachine } from './signOutMachine';

const message: WaitingDraft = { kind: 'chat-message', state: 'unsent' };
const note: WaitingDraft = { kind: 'note', state: 'unsaved' };

type Waiting = readonly WaitingDraft[];

function start(found: Waiting, sends: () => Promise<Waiting> = () => Promise.resolve([])) {
  const forget = vi.fn();
  const send = vi.fn(sends);
  const actor = createActor(
    signOutMachine.provide({
      actors: { look: fromRequest(() => Promise.resolve(found)), send: fromRequest(send) },
      actions: { forget },
    }),
  ).start();
  return { actor, forget, send, until: (state: 'asking' | 'free') => waitFor(actor, (snapshot) => snapshot.matches(state)) };
}

it('signOutMachine: signs out a user without pending work, and deletes their data on the device', async () => {
  const { until, forget } = start([]);
  await until('free');
  expect(forget).toHaveBeenCalledOnce();
});

it('signOutMachine: asks first, and discards only on request', async () => {
  const { actor, until, forget, send } = start([message, note]);
  expect((await until('asking')).context.waiting).toEqual([message, note]);
  expect(forget).not.toHaveBeenCalled();
  actor.send({ type: 'drop.requested' });
  await until('free');
  expect(forget).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});

it.each<[string, () => Promise<Waiting>, Waiting]>([
  ['what could not be sent', () => Promise.resolve([message]), [message]],
  ['what nobody can send', () => Promise.resolve([note]), [note]],
  ['all, where it can’t be tried', () => Promise.reject(new Error('offline')), [message, note]],
])('signOutMachine: asks again for %s', async (_, sends, left) => {
  const { actor, until, forget } = start([message, note], sends);
  await until('asking');
  actor.send({ type: 'send.requested' });
  expect(actor.getSnapshot().matches('sending')).toBe(true);
  const { context } = await until('asking');
  expect(context).toEqual({ waiting: left, isTried: true });
  expect(forget).not.toHaveBeenCalled();
});

it('signOutMachine: signs out by itself once everything is sent', async () => {
  const { actor, until, forget } = start([message]);
  await until('asking');
  actor.send({ type: 'send.requested' });
  await until('free');
  expect(forget).toHaveBeenCalledOnce();
});
