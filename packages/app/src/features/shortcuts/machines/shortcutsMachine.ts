import type { Shortcut } from '@stockroom/contract';
import { assign, setup } from 'xstate';
import { isSame, NEW_DRAFT, type ShortcutDraft, toDraft } from '../model/shortcutDraft';

export interface ShortcutsContext {
  /** The shortcut that is edited; `null` for a new one. */
  shortcut: Shortcut | null;
  draft: ShortcutDraft;
  /** The draft as it was when the form was opened. */
  saved: ShortcutDraft;
  /** How often the form was submitted with an error. */
  attempts: number;
}

export type ShortcutsEvent =
  | { type: 'arrange.started' }
  | { type: 'arrange.ended' }
  | { type: 'form.opened'; shortcut: Shortcut | null }
  | { type: 'draft.changed'; changes: Partial<ShortcutDraft> }
  /** `isValid`: whether the draft can be saved, by its own rules and the app's check of links. */
  | { type: 'draft.submitted'; isValid: boolean }
  | { type: 'shortcut.deleted' }
  | { type: 'form.left' }
  | { type: 'leave.discarded' }
  | { type: 'leave.stayed' };

/** The shortcut that was being edited when something else closed the panel. */
export type ShortcutsInput = { shortcut: Shortcut | null; draft: ShortcutDraft } | null;

/**
 * The shortcuts panel: viewing, arranging, or editing a shortcut, with a question before unsaved text is discarded. The screen
 * provides `saveDraft`, `deleteShortcut` and `forgetDraft`.
 */
export const shortcutsMachine = setup({
  types: { context: {} as ShortcutsContext, events: {} as ShortcutsEvent, input: {} as ShortcutsInput },
  guards: {
    hasKeptDraft: ({ context }) => !isSame(context.draft, context.saved),
    isUnsaved: ({ context }) => !isSame(context.draft, context.saved),
    isValid: ({ event }) => event.type === 'draft.submitted' && event.isValid,
  },
  actions: {
    setForm: assign((_, { shortcut }: { shortcut: Shortcut | null }) => {
      const draft = shortcut ? toDraft(shortcut) : NEW_DRAFT;
      return { shortcut, draft, saved: draft, attempts: 0 };
    }),
    setDraft: assign(({ context }, { changes }: { changes: Partial<ShortcutDraft> }) => ({
      draft: { ...context.draft, ...changes },
    })),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    saveDraft: () => undefined,
    deleteShortcut: () => undefined,
    forgetDraft: () => undefined,
  },
}).createMachine({
  id: 'shortcuts',
  context: ({ input }) => ({
    shortcut: input?.shortcut ?? null,
    draft: input?.draft ?? NEW_DRAFT,
    saved: input?.shortcut ? toDraft(input.shortcut) : NEW_DRAFT,
    attempts: 0,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasKeptDraft', target: 'editing' }, { target: 'viewing' }] },
    viewing: {
      on: {
        'arrange.started': 'arranging',
        'form.opened': { target: 'editing', actions: { type: 'setForm', params: ({ event }) => event } },
      },
    },
    arranging: {
      on: {
        'arrange.ended': 'viewing',
        'form.opened': { target: 'editing', actions: { type: 'setForm', params: ({ event }) => event } },
      },
    },
    editing: {
      tags: ['form'],
      initial: 'writing',
      on: {
        'draft.submitted': [
          { guard: 'isValid', target: 'viewing', actions: ['saveDraft', 'forgetDraft'] },
          { target: '.writing', actions: 'countAttempt' },
        ],
      },
      states: {
        writing: {
          on: {
            'draft.changed': { actions: { type: 'setDraft', params: ({ event }) => event } },
            'shortcut.deleted': { target: '#shortcuts.viewing', actions: ['deleteShortcut', 'forgetDraft'] },
            'form.left': [
              { guard: 'isUnsaved', target: 'asking' },
              { target: '#shortcuts.viewing', actions: 'forgetDraft' },
            ],
          },
        },
        asking: {
          tags: ['asking'],
          on: {
            'leave.stayed': 'writing',
            'leave.discarded': { target: '#shortcuts.viewing', actions: 'forgetDraft' },
          },
        },
      },
    },
  },
});
