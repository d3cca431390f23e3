import { sendTo } from 'xstate';
import { contactsToAdd } from '../model/review';
import { contactImportSetup, freshContext } from './contactImportSetup';

/** An import of contacts from file to list: choosing, reading, reviewing, adding and undoing. */
export const contactImportMachine = contactImportSetup.createMachine({
  id: 'contactImport',
  context: ({ input }) => freshContext(input),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'file.chosen': { target: 'reading', actions: 'takeFile' },
        'country.chosen': { actions: 'takeCountry' },
      },
    },

    reading: {
      tags: 'working',
      entry: 'startProgress',
      invoke: { src: 'readFile', input: ({ context: { file, country } }) => ({ file, country }) },
      on: {
        'read.progressed': { actions: 'setProgress' },
        'read.succeeded': { target: 'reviewing', actions: 'takeReview' },
        'read.failed': { target: 'choosing', actions: 'setFault' },
        'work.cancelled': { target: 'choosing', actions: 'reset' },
      },
    },

    reviewing: {
      tags: 'guarded',
      on: {
        'twin.decided': { actions: 'decide' },
        'twins.decided': { actions: 'decideAll' },
        'country.chosen': { guard: 'hasFile', target: 'reading', actions: 'takeCountry' },
        'import.requested': { guard: 'hasSomeToAdd', target: 'adding' },
        'import.restarted': { target: 'choosing', actions: 'reset' },
      },
    },

    adding: {
      tags: ['working', 'guarded'],
      entry: 'startProgress',
      invoke: {
        id: 'add',
        src: 'addContacts',
        input: ({ context: { outcome, review, wanted } }) => ({
          contacts: outcome?.left ?? (review ? contactsToAdd(review, wanted) : []),
        }),
      },
      initial: 'sending',
      states: {
        sending: { on: { 'work.cancelled': { target: 'stopping' } } },
        // The batch under way is awaited, so that the outcome is exact.
        stopping: { entry: sendTo('add', { type: 'import.stop' }) },
      },
      on: {
        'import.progressed': { actions: 'setProgress' },
        'import.settled': { target: 'done', actions: 'takeOutcome' },
      },
    },

    done: {
      on: {
        'import.resumed': { guard: 'hasSomeLeft', target: 'adding' },
        'undo.requested': { guard: 'hasSomeAdded', target: 'undoing' },
        'import.restarted': { target: 'choosing', actions: 'reset' },
      },
    },

    undoing: {
      tags: ['working', 'guarded'],
      entry: 'startProgress',
      invoke: {
        src: 'undoImport',
        input: ({ context: { outcome, undone } }) => ({ added: undone?.left ?? outcome?.added ?? [], tags: outcome?.tags ?? [] }),
      },
      on: {
        'import.progressed': { actions: 'setProgress' },
        'undo.settled': { target: 'undone', actions: 'takeUndone' },
      },
    },

    undone: {
      on: {
        // Undoes the contacts that still remain.
        'undo.requested': { guard: 'hasSomeKept', target: 'undoing' },
        'import.restarted': { target: 'choosing', actions: 'reset' },
      },
    },
  },
});
