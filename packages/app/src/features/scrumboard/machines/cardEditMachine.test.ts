import type { Card } from '@stockroom/contract';
import { getShortestPaths } from '@xstate/graph';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import type { KeptCard } from '../model/cardDraft';
import { buildCard } from '../testing/buildBoard';
import { AUTOSAVE_MS, type CardEditEvent, cardEditMachine, type SaveCardInput, type SaveCardOutput } from './cardEditMachine';

const card = buildCard({ id: 'c', title: 'Print labels' });
const later = (changes: Partial<Card>): Card => ({ ...card, updatedAt: '2026-02-02T10:00:00.000Z', ...changes });

function started(save: (input: SaveCardInput) => Promise<SaveCardOutput>, kept: KeptCard | null = null) {
  const clock = new SimulatedClock();
  const saveCard = vi.fn(save);
  const keepDraft = vi.fn();
  const machine = cardEditMachine.provide({
    actors: { saveCard: fromPromise<SaveCardOutput, SaveCardInput>(({ input }) => saveCard(input)) },
    actions: { keepDraft },
  });
  const actor = createActor(machine, { input: { card, kept }, clock }).start();
  const type = (title: string) => actor.send({ type: 'field.changed', changes: { title } });
  return { actor, clock, saveCard, keepDraft, type };
}
const stored = async ({ changes }: SaveCardInput): Promise<SaveCardOutput> => ({
  kind: 'saved',
  card: later(changes),
  sent: changes,
});
const settled = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(resolve))));

it('reaches every state, and none more', () => {
  const events: (CardEditEvent | { type: string })[] = [
    { type: 'field.changed', changes: { title: 'New' } },
    { type: 'card.arrived', card: later({ title: 'Theirs' }) },
    { type: 'conflict.settled', field: 'title', take: 'theirs' },
    { type: 'save.retried' },
    { type: 'xstate.after.AUTOSAVE.cardEdit.waiting' },
    { type: 'xstate.error.actor.0.cardEdit.saving', error: new Error('no') } as { type: string },
  ];
  const paths = getShortestPaths(cardEditMachine, {
    input: { card, kept: null },
    events: events as CardEditEvent[],
    serializeState: (state) => JSON.stringify([state.value, state.context.draft.title, state.context.conflicts]),
  });
  expect([...new Set(paths.map(({ state }) => state.value as string))].toSorted()).toEqual([
    'failed',
    'resting',
    'saving',
    'waiting',
  ]);
});

describe('autosave', () => {
  it('waits until the typing rests, and sends the last of it once', async () => {
    const { actor, clock, saveCard, type } = started(stored);
    type('Pr');
    clock.increment(AUTOSAVE_MS - 1);
    type('Print all');
    clock.increment(AUTOSAVE_MS - 1);
    expect(saveCard).not.toHaveBeenCalled();
    clock.increment(1);
    await settled();
    expect(saveCard).toHaveBeenCalledExactlyOnceWith({ id: 'c', version: card.updatedAt, changes: { title: 'Print all' } });
    expect(actor.getSnapshot().value).toBe('resting');
    expect(actor.getSnapshot().context).toMatchObject({ hasSaved: true, version: later({}).updatedAt });
  });

  it('sends nothing for what is as it was', () => {
    const { clock, saveCard, type, actor } = started(stored);
    type('Other');
    type('Print labels');
    clock.increment(AUTOSAVE_MS);
    expect(saveCard).not.toHaveBeenCalled();
    expect(actor.getSnapshot().value).toBe('resting');
  });

  it('does not send an empty title, and sends the rest', async () => {
    const { clock, saveCard, actor } = started(stored);
    actor.send({ type: 'field.changed', changes: { title: '  ', description: 'Two each' } });
    clock.increment(AUTOSAVE_MS);
    await settled();
    expect(saveCard.mock.calls[0]?.[0].changes).toEqual({ description: 'Two each' });
    expect(actor.getSnapshot().context.draft.title).toBe('  ');
  });

  it('sends nothing for a space at the end of the title', async () => {
    const { clock, saveCard, type, actor } = started(stored);
    type('Print labels ');
    clock.increment(AUTOSAVE_MS);
    await settled();
    expect(saveCard).not.toHaveBeenCalled();
    expect(actor.getSnapshot().context.draft.title).toBe('Print labels ');
  });

  it('keeps what is typed while it saves, and sends it after', async () => {
    const { clock, saveCard, type, actor } = started(stored);
    type('First');
    clock.increment(AUTOSAVE_MS);
    type('Second');
    await settled();
    expect(actor.getSnapshot().context.draft.title).toBe('Second');
    clock.increment(AUTOSAVE_MS);
    await settled();
    expect(saveCard.mock.calls.map(([input]) => input.changes.title)).toEqual(['First', 'Second']);
  });

  it('loses nothing when it fails, and tries again', async () => {
    let isDown = true;
    const { clock, type, actor } = started((input) => (isDown ? Promise.reject(new Error('down')) : stored(input)));
    type('Kept');
    clock.increment(AUTOSAVE_MS);
    await settled();
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(actor.getSnapshot().context.draft.title).toBe('Kept');
    isDown = false;
    actor.send({ type: 'save.retried' });
    await settled();
    expect(actor.getSnapshot().value).toBe('resting');
    expect(actor.getSnapshot().context.saved.title).toBe('Kept');
  });

  it('sends what was typed before the dialog was opened', async () => {
    const { clock, saveCard } = started(stored, { version: card.updatedAt, changes: { title: 'From before' }, inQuestion: [] });
    clock.increment(AUTOSAVE_MS);
    await settled();
    expect(saveCard.mock.calls[0]?.[0].changes).toEqual({ title: 'From before' });
  });
});

describe('changes from elsewhere', () => {
  it('are in question where they came after what was typed before', async () => {
    const { actor, clock, saveCard } = started(stored, { version: 'older', changes: { title: 'From before' }, inQuestion: [] });
    clock.increment(AUTOSAVE_MS);
    await settled();
    expect(saveCard).not.toHaveBeenCalled();
    expect(actor.getSnapshot().context.conflicts).toEqual(['title']);
  });

  it('stay in question when the dialog was closed before they were settled', async () => {
    const { actor, clock, saveCard } = started(stored, {
      version: card.updatedAt,
      changes: { title: 'Mine', labels: ['urgent'] },
      inQuestion: ['labels'],
    });
    clock.increment(AUTOSAVE_MS);
    await settled();
    expect(saveCard.mock.calls[0]?.[0].changes).toEqual({ title: 'Mine' });
    expect(actor.getSnapshot().context).toMatchObject({ conflicts: ['labels'], draft: { labels: ['urgent'] } });
  });

  it('come in where nothing was typed', () => {
    const { actor, type } = started(stored);
    type('Mine');
    actor.send({ type: 'card.arrived', card: later({ description: 'Theirs' }) });
    expect(actor.getSnapshot().context).toMatchObject({ draft: { title: 'Mine', description: 'Theirs' }, conflicts: [] });
  });

  it('are in question where both changed the same', async () => {
    const { actor, clock, saveCard, type } = started(stored);
    type('Mine');
    actor.send({ type: 'card.arrived', card: later({ title: 'Theirs' }) });
    clock.increment(AUTOSAVE_MS);
    await settled();
    expect(saveCard).not.toHaveBeenCalled();
    expect(actor.getSnapshot().context.conflicts).toEqual(['title']);
    actor.send({ type: 'conflict.settled', field: 'title', take: 'mine' });
    clock.increment(AUTOSAVE_MS);
    await settled();
    expect(saveCard.mock.calls[0]?.[0]).toEqual({ id: 'c', version: later({}).updatedAt, changes: { title: 'Mine' } });
  });

  it('that a save meets are taken in, and it is sent again', async () => {
    let times = 0;
    const { actor, clock, saveCard, type } = started(async (input) => {
      times += 1;
      return times === 1 ? { kind: 'stale', card: later({ description: 'Theirs' }) } : stored(input);
    });
    type('Mine');
    clock.increment(AUTOSAVE_MS);
    await settled();
    clock.increment(AUTOSAVE_MS);
    await settled();
    expect(saveCard).toHaveBeenCalledTimes(2);
    expect(actor.getSnapshot().context.saved.title).toBe('Mine');
  });
});
