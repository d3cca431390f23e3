import { getShortestPaths } from '@xstate/graph';
import { expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fromRequest } from '#shared/machines/fromRequest';
import { emptyDraft } from '../model/composeDraft';
import { composeMachine, OUTBOX_PAUSE, SAVE_PAUSE } from './composeMachine';

const draft = emptyDraft('new');
const settled = () => new Promise((resolve) => setTimeout(resolve));

function start({
  save = vi.fn(),
  sendMail = vi.fn(),
  recall = vi.fn(),
  holdSeconds = 3,
  isWaiting = false,
  isUnsaved = false,
} = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(
    composeMachine.provide({
      actors: {
        saveDraft: fromRequest(async (given) => ((await save(given)) as string | undefined) ?? 'now'),
        sendMail: fromRequest(async (given) => ((await sendMail(given)) as string | undefined) ?? 'new'),
        recallMail: fromRequest(async (id) => ((await recall(id)) as string | undefined) ?? 'later'),
      },
    }),
    { clock, input: { draft, holdSeconds, isWaiting, isUnsaved } },
  ).start();
  return { actor, clock, save, sendMail, recall, value: () => actor.getSnapshot().value };
}
const refusing = (kind: string) => vi.fn(() => Promise.reject(Object.assign(new Error(kind), { kind })));

it('composeMachine: reaches every state', () => {
  const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output }) as never;
  const failed = (id: string, kind: string) => ({ type: `xstate.error.actor.${id}`, error: { kind } }) as never;
  const [saving, sending, recalling] = ['0.compose.editing.saving', '0.compose.sending', '0.compose.recalling'];
  const paths = getShortestPaths(composeMachine, {
    input: { draft, holdSeconds: 1 },
    events: [
      { type: 'draft.changed', draft },
      { type: 'draft.kept' },
      { type: 'send.requested' },
      { type: 'undo.requested' },
      { type: 'network.came' },
      done(saving, 'now'),
      failed(saving, 'server'),
      failed(saving, 'conflict'),
      done(sending, null),
      failed(sending, 'offline'),
      failed(sending, 'server'),
      done(recalling, 'now'),
      failed(recalling, 'conflict'),
      { type: 'xstate.after.SECOND.compose.sent.counting' } as never,
    ],
  });
  const states = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
  expect(states.size).toBe(14);
});

it('composeMachine: saves changes that were unsaved when the page was left', async () => {
  const { clock, save, value } = start({ isUnsaved: true });
  expect(value()).toEqual({ editing: 'changed' });
  clock.increment(SAVE_PAUSE);
  await settled();
  expect(save).toHaveBeenCalledTimes(1);
  expect(value()).toEqual({ editing: 'saved' });
});

it('composeMachine: saves when typing pauses, and again for each change', async () => {
  const { actor, clock, save, value } = start();
  actor.send({ type: 'draft.changed', draft: { ...draft, subject: 'a' } });
  clock.increment(SAVE_PAUSE - 1);
  actor.send({ type: 'draft.changed', draft: { ...draft, subject: 'ab' } });
  clock.increment(SAVE_PAUSE - 1);
  expect(save).not.toHaveBeenCalled();
  clock.increment(1);
  await settled();
  expect(save).toHaveBeenCalledExactlyOnceWith({ ...draft, subject: 'ab' });
  expect([value(), actor.getSnapshot().context.draft.updatedAt]).toEqual([{ editing: 'saved' }, 'now']);
});

it('composeMachine: counts down, recalls in time, and finishes afterwards', async () => {
  const { actor, clock, value, recall } = start();
  actor.send({ type: 'send.requested' });
  await settled();
  expect(actor.getSnapshot().context.secondsLeft).toBe(3);
  clock.increment(1000);
  expect(actor.getSnapshot().context.secondsLeft).toBe(2);
  actor.send({ type: 'undo.requested' });
  await settled();
  expect(recall).toHaveBeenCalledOnce();
  expect(value()).toEqual({ editing: 'saved' });
  actor.send({ type: 'send.requested' });
  await settled();
  for (let second = 0; second < 3; second += 1) clock.increment(1000);
  expect(value()).toBe('gone');
});

it('composeMachine: waits in the outbox for a connection, and sends by itself when it is back', async () => {
  const sendMail = refusing('offline');
  const { actor, value } = start({ sendMail });
  actor.send({ type: 'send.requested' });
  await settled();
  expect(value()).toEqual({ outbox: 'waiting' });
  sendMail.mockImplementation(() => Promise.resolve('new') as never);
  actor.send({ type: 'network.came' });
  await settled();
  expect(value()).toEqual({ sent: 'counting' });
});

it('composeMachine: keeps waiting after a reload, and retries without a network event', async () => {
  const sendMail = refusing('offline');
  const { actor, clock, value } = start({ sendMail, isWaiting: true });
  expect(value()).toEqual({ outbox: 'waiting' });
  actor.send({ type: 'network.came' });
  await settled();
  expect(value()).toEqual({ outbox: 'waiting' });
  expect(sendMail).toHaveBeenCalledOnce();
  sendMail.mockImplementation(() => Promise.reject(Object.assign(new Error('server'), { kind: 'server' })));
  clock.increment(OUTBOX_PAUSE);
  await settled();
  expect(value()).toBe('failed');
});

it('composeMachine: turns a mail taken out of the outbox into a draft again', () => {
  const { actor, value } = start({ isWaiting: true });
  actor.send({ type: 'undo.requested' });
  actor.send({ type: 'network.came' });
  expect(value()).toEqual({ editing: 'changed' });
});

it('composeMachine: resends after a failure with the changes made during sending', async () => {
  const sendMail = refusing('server');
  const { actor, value } = start({ sendMail });
  actor.send({ type: 'send.requested' });
  actor.send({ type: 'draft.changed', draft: { ...draft, subject: 'Rope' } });
  await settled();
  expect(value()).toBe('failed');
  actor.send({ type: 'send.requested' });
  await settled();
  expect(sendMail).toHaveBeenLastCalledWith(expect.objectContaining({ draft: { ...draft, subject: 'Rope' } }));
});

it('composeMachine: keeps a failed mail, and reports a conflict with another tab', async () => {
  const failing = start({ sendMail: refusing('server') });
  failing.actor.send({ type: 'send.requested' });
  await settled();
  expect(failing.value()).toBe('failed');
  const clashing = start({ save: refusing('conflict') });
  clashing.actor.send({ type: 'draft.kept' });
  await settled();
  expect(clashing.value()).toEqual({ editing: 'conflict' });
});
