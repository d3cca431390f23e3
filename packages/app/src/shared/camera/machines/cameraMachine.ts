import { assign, setup } from 'xstate';
import { notProvided } from '#shared/machines/fromRequest';
import type { Camera, CodeReader } from '../model/camera';
import { type CameraProblem, problemOf } from '../model/cameraProblem';

/** An open camera, with the reader of its picture. */
export interface OpenCamera {
  camera: Camera;
  read: CodeReader;
}

export interface CameraContext {
  /** The requested camera; `null`: the one at the back. */
  requestedId: string | null;
  open: OpenCamera | null;
  isLit: boolean;
  problem: CameraProblem | null;
}

export type CameraEvent =
  | { type: 'camera.chosen'; id: string }
  | { type: 'light.turned'; isOn: boolean }
  /** The picture ended by itself: the camera was unplugged or taken over. */
  | { type: 'camera.lost' }
  | { type: 'retry.requested' };

/**
 * The camera's states: being opened, running, changed for another, or unavailable. The screen provides `openCamera` and the two
 * actions.
 */
export const cameraMachine = setup({
  types: { context: {} as CameraContext, events: {} as CameraEvent, input: {} as Pick<CameraContext, 'requestedId'> },
  actors: { openCamera: notProvided<OpenCamera, Pick<CameraContext, 'requestedId'>>('openCamera') },
  actions: {
    want: assign((_, { id }: { id: string }) => ({ requestedId: id })),
    takeCamera: assign((_, { open }: { open: OpenCamera }) => ({ open, problem: null, isLit: false })),
    setProblem: assign((_, { problem }: { problem: CameraProblem }) => ({ problem, open: null })),
    setLit: assign((_, { isOn }: { isOn: boolean }) => ({ isLit: isOn })),
    /** On most phones another camera can't be opened while this one is in use. */
    letGo: assign({ open: null }),
    closeCamera: () => undefined,
    turnLight: () => undefined,
  },
}).createMachine({
  id: 'camera',
  context: ({ input }) => ({ ...input, open: null, isLit: false, problem: null }),
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        src: 'openCamera',
        input: ({ context: { requestedId } }) => ({ requestedId }),
        onDone: { target: 'watching', actions: { type: 'takeCamera', params: ({ event }) => ({ open: event.output }) } },
        onError: {
          target: 'troubled',
          actions: { type: 'setProblem', params: ({ event }) => ({ problem: problemOf(event.error) }) },
        },
      },
      on: { 'camera.chosen': { target: 'opening', reenter: true, actions: { type: 'want', params: ({ event }) => event } } },
    },
    watching: {
      on: {
        'camera.chosen': {
          target: 'opening',
          actions: ['closeCamera', 'letGo', { type: 'want', params: ({ event }) => event }],
        },
        'light.turned': { actions: [{ type: 'setLit', params: ({ event }) => event }, 'turnLight'] },
        'camera.lost': {
          target: 'troubled',
          actions: ['closeCamera', { type: 'setProblem', params: { problem: 'busy' } }],
        },
      },
    },
    troubled: {
      on: { 'retry.requested': 'opening' },
    },
  },
});
