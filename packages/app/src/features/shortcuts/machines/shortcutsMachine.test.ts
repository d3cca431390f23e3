import type { Shortcut } from '@stockroom/contract';
import { getShortestPaths } from '@xstate/graph';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { type ShortcutsEvent, shortcutsMachine } from './shortcutsMachine';

const shortcut: Shortcut = {
  id: 's',
  label: 'Watches',
  description: '',
  icon: 'clock',
  link: '/w',
  useRouter: true,
  position: 0,
};

const events: ShortcutsEvent[] = [
  { type: 'arrange.started' },
  { type: 'arrange.ended' },
  { type: 'form.opened', shortcut: null },
  { type: 'form.opened', shortcut },
  { type: 'draft.changed', changes: { label: 'New', link: '/new' } },
  { type: 'draft.submitted', isValid: true },
  { type: 'draft.submitted', isValid: false },
  { type: 'shortcut.deleted' },
  { type: 'form.left' },
  { type: 'leave.discarded' },
  { type: 'leave.stayed' },
];

it('shortcutsMachine: reaches every expected state and no other', () => {
  const paths = getShortestPaths(shortcutsMachine, {
    input: null,
    events,
    serializeState: (state) => JSON.stringify([state.value, state.context.draft.label, state.context.attempts > 0]),
    stopWhen: (state) => state.context.attempts > 1,
  });
  expect([...new Set(paths.map(({ state }) => JSON.stringify(state.value)))].toSorted()).toEqual(
    ['viewing', 'arranging', { editing: 'writing' }, { editing: 'asking' }].map((value) => JSON.stringify(value)).toSorted(),
  );
});

function started(
  input: Parameters<typeof createActor<typeof shortcutsMachine>>[1] extends { input?: infer I } | undefined ? I : never,
) {
  const saveDraft = vi.fn();
  const deleteShortcut = vi.fn();
  const forgetDraft = vi.fn();
  const machine = shortcutsMachine.provide({ actions: { saveDraft, deleteShortcut, forgetDraft } });
  return { actor: createActor(machine, { input: input ?? null }).start(), saveDraft, deleteShortcut, forgetDraft };
}

describe('editing a shortcut', () => {
  it('keeps an invalid draft in the form and counts the attempts', () => {
    const { actor, saveDraft } = started(null);
    actor.send({ type: 'form.opened', shortcut: null });
    actor.send({ type: 'draft.submitted', isValid: false });
    actor.send({ type: 'draft.submitted', isValid: false });
    expect(actor.getSnapshot().context.attempts).toBe(2);
    expect(saveDraft).not.toHaveBeenCalled();
  });

  it('saves a valid draft once', () => {
    const { actor, saveDraft } = started(null);
    actor.send({ type: 'form.opened', shortcut });
    actor.send({ type: 'draft.changed', changes: { label: 'Clocks' } });
    actor.send({ type: 'draft.submitted', isValid: true });
    actor.send({ type: 'draft.submitted', isValid: true });
    expect(saveDraft).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().value).toBe('viewing');
  });

  it('asks before unsaved text is discarded, and not when nothing differs', () => {
    const { actor } = started(null);
    actor.send({ type: 'form.opened', shortcut });
    actor.send({ type: 'draft.changed', changes: { label: 'Clocks' } });
    actor.send({ type: 'form.left' });
    expect(actor.getSnapshot().hasTag('asking')).toBe(true);
    actor.send({ type: 'leave.stayed' });
    actor.send({ type: 'draft.changed', changes: { label: 'Watches' } });
    actor.send({ type: 'form.left' });
    expect(actor.getSnapshot().value).toBe('viewing');
  });

  it('resumes an interrupted edit', () => {
    const { actor } = started({ shortcut, draft: { ...shortcut, label: 'Half' } });
    expect(actor.getSnapshot().hasTag('form')).toBe(true);
    expect(actor.getSnapshot().context.draft.label).toBe('Half');
  });
});
