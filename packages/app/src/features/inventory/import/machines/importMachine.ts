import { sendTo } from 'xstate';
import { applyInput, freshContext, importSetup } from './importSetup';

/**
 * An import from the file to the products: choosing, reading, mapping, checking, reviewing, applying, and the exits of each.
 * The worker holds the file's rows; the machine holds the user's decisions and the answers of worker and server.
 */
export const importMachine = importSetup.createMachine({
  id: 'import',
  context: ({ input }) => freshContext(input),
  initial: 'choosing',
  states: {
    choosing: {
      tags: 'choose',
      on: {
        'file.chosen': { target: 'reading', actions: 'takeFile' },
        'undo.requested': { guard: 'isResumable', target: 'undoing', actions: 'setEarlier' },
        'earlier.dismissed': { actions: ['dropRemembered', 'clearError', 'forget'] },
      },
    },

    reading: {
      tags: ['choose', 'working'],
      entry: 'startProgress',
      invoke: {
        src: 'readFile',
        input: ({ context }) => ({ file: context.file ?? { name: '', size: 0, content: new Blob() }, choices: context.choices }),
      },
      on: {
        'read.progressed': { actions: 'setProgress' },
        'read.succeeded': { target: 'mapping', actions: ['takeInfo', 'remember'] },
        'read.failed': { target: 'unreadable', actions: 'setFault' },
        'work.cancelled': { target: 'choosing', actions: 'reset' },
      },
    },

    unreadable: {
      tags: 'choose',
      on: {
        'file.chosen': { target: 'reading', actions: ['reset', 'takeFile'] },
        'file.removed': { target: 'choosing', actions: 'reset' },
      },
    },

    mapping: {
      tags: ['map', 'guarded'],
      on: {
        'column.mapped': { actions: ['mapColumn', 'remember'] },
        'decimal.chosen': { actions: ['chooseDecimal', 'remember'] },
        'mapping.changed': { actions: ['changeMapping', 'remember'] },
        'reading.changed': { target: 'reading', actions: 'takeChoices' },
        'check.requested': { guard: 'canCheck', target: 'checking' },
        'file.removed': { target: 'choosing', actions: ['dropRemembered', 'reset', 'forget'] },
      },
    },

    checking: {
      tags: ['review', 'working', 'guarded'],
      entry: 'startProgress',
      invoke: {
        src: 'checkFile',
        input: ({ context }) => {
          if (!context.mapping) throw new Error('A file is checked only once it is mapped.');
          return { mapping: context.mapping, fixes: context.fixes };
        },
      },
      on: {
        'check.progressed': { actions: 'setProgress' },
        'check.succeeded': { target: 'reviewing', actions: 'takeSummary' },
        'check.failed': { target: 'checkFailed', actions: 'setError' },
        'work.cancelled': { target: 'mapping' },
      },
    },

    checkFailed: {
      tags: ['review', 'guarded'],
      on: {
        'check.requested': { target: 'checking' },
        'mapping.reopened': { target: 'mapping', actions: 'clearError' },
        'file.removed': { target: 'choosing', actions: ['dropRemembered', 'reset', 'forget'] },
      },
    },

    reviewing: {
      tags: ['review', 'guarded'],
      invoke: { id: 'plan', src: 'amendPlan' },
      on: {
        'cell.fixed': { actions: ['notePending', sendTo('plan', ({ event }) => event)] },
        'suggestions.taken': { actions: ['notePending', sendTo('plan', ({ event }) => event)] },
        'name.chosen': { actions: ['notePending', sendTo('plan', ({ event }) => event)] },
        'plan.amended': { actions: ['takeAmended', 'remember'] },
        'plan.failed': { actions: 'failAmended' },
        'mapping.reopened': { target: 'mapping', actions: 'clearError' },
        'check.requested': { target: 'checking' },
        'apply.requested': { guard: 'canApply', target: 'applying', actions: ['startImport', 'remember'] },
        'file.removed': { target: 'choosing', actions: ['dropRemembered', 'reset', 'forget'] },
      },
    },

    applying: {
      tags: ['apply', 'working', 'guarded'],
      entry: 'clearError',
      invoke: {
        id: 'apply',
        src: 'applyPlan',
        input: ({ context }) => applyInput(context),
      },
      initial: 'sending',
      states: {
        sending: {
          on: { 'work.cancelled': { target: 'stopping' } },
        },
        // The pending call is awaited, so that the applied rows can be reported exactly.
        stopping: {
          entry: sendTo('apply', { type: 'apply.stop' }),
        },
      },
      on: {
        'apply.progressed': { actions: ['takeReport', 'setCertain', 'remember'] },
        'apply.succeeded': { target: 'done', actions: 'setDone' },
        'apply.stopped': { target: 'cancelled', actions: 'setCancelled' },
        'apply.failed': { target: 'interrupted', actions: ['setError', 'setUncertain'] },
      },
    },

    interrupted: {
      tags: ['apply', 'guarded'],
      on: {
        'apply.resumed': { target: 'applying' },
        'apply.abandoned': { target: 'cancelled', actions: ['setCancelled', 'clearError'] },
      },
    },

    done: {
      tags: 'finished',
      entry: 'forget',
      on: {
        'undo.requested': { guard: 'canUndo', target: 'undoing' },
        'import.restarted': { target: 'choosing', actions: ['dropRemembered', 'reset'] },
      },
    },

    cancelled: {
      tags: 'finished',
      entry: 'forget',
      on: {
        'undo.requested': { guard: 'canUndo', target: 'undoing' },
        'import.restarted': { target: 'choosing', actions: ['dropRemembered', 'reset'] },
      },
    },

    undoing: {
      tags: ['finished', 'working'],
      entry: 'clearError',
      invoke: {
        src: 'undoImport',
        input: ({ context }) => applyInput(context),
      },
      on: {
        'undo.succeeded': { target: 'undone', actions: ['takeUndone', 'forget'] },
        'undo.failed': [
          { guard: 'wasEarlier', target: 'choosing', actions: 'setError' },
          { guard: 'wasCancelled', target: 'cancelled', actions: 'setError' },
          { target: 'done', actions: 'setError' },
        ],
      },
    },

    undone: {
      tags: 'finished',
      on: {
        'import.restarted': { target: 'choosing', actions: ['dropRemembered', 'reset'] },
      },
    },
  },
});
