import { getShortestPaths } from '@xstate/graph';
import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { fromRequest } from '#shared/machines/fromRequest';
import type { Camera } from '../model/camera';
import { CameraError } from '../model/cameraProblem';
import { cameraMachine, type OpenCamera } from './cameraMachine';

const cameraOf = (id: string): OpenCamera => ({
  // The stream is not used here.
  camera: { stream: {} as Camera['stream'], id, choices: [], setLight: null },
  read: () => Promise.resolve([]),
});

function start(open: (requestedId: string | null) => Promise<OpenCamera>) {
  const [closeCamera, turnLight] = [vi.fn(), vi.fn()];
  const machine = cameraMachine.provide({
    actors: { openCamera: fromRequest(({ requestedId }: { requestedId: string | null }) => open(requestedId)) },
    actions: { closeCamera: ({ context }) => void closeCamera(context.open?.camera.id), turnLight },
  });
  const actor = createActor(machine, { input: { requestedId: null } }).start();
  const reach = (value: string) => waitFor(actor, (state) => state.value === value);
  return { actor, closeCamera, turnLight, reach };
}

it('cameraMachine: has three states and leaves each of them again', () => {
  const paths = getShortestPaths(cameraMachine, {
    input: { requestedId: null },
    events: [
      { type: 'xstate.done.actor.0.camera.opening', output: cameraOf('a') } as never,
      { type: 'xstate.error.actor.0.camera.opening', error: new Error('x') } as never,
      { type: 'camera.lost' },
      { type: 'retry.requested' },
    ],
    serializeState: (state) => JSON.stringify(state.value),
  });
  expect([...new Set(paths.map(({ state }) => state.value))].toSorted()).toEqual(['opening', 'troubled', 'watching']);
});

it('cameraMachine: closes a camera before it opens another', async () => {
  const { actor, closeCamera, reach } = start((wanted) => Promise.resolve(cameraOf(wanted ?? 'back')));
  await reach('watching');
  actor.send({ type: 'camera.chosen', id: 'front' });
  expect(closeCamera).toHaveBeenCalledExactlyOnceWith('back');
  const { context } = await reach('watching');
  expect(context.open?.camera.id).toBe('front');
});

it('cameraMachine: reports the problem and tries again', async () => {
  let tries = 0;
  const { actor, reach } = start(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new CameraError('refused')) : Promise.resolve(cameraOf('back'));
  });
  expect((await reach('troubled')).context.problem).toBe('refused');
  actor.send({ type: 'retry.requested' });
  expect((await reach('watching')).context.problem).toBeNull();
});

it('cameraMachine: turns the light off for another camera and reports a lost picture', async () => {
  const { actor, closeCamera, turnLight, reach } = start((wanted) => Promise.resolve(cameraOf(wanted ?? 'back')));
  await reach('watching');
  actor.send({ type: 'light.turned', isOn: true });
  expect(actor.getSnapshot().context.isLit).toBe(true);
  expect(turnLight).toHaveBeenCalledOnce();
  actor.send({ type: 'camera.chosen', id: 'front' });
  expect((await reach('watching')).context.isLit).toBe(false);
  actor.send({ type: 'camera.lost' });
  expect(actor.getSnapshot().context).toMatchObject({ problem: 'busy', open: null });
  expect(closeCamera).toHaveBeenLastCalledWith('front');
});
