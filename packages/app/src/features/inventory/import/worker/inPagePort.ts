import { sliceClock } from '#shared/work/runInSlices';
import type { OpenPort } from './port';
import type { WorkerMessage } from './protocol';

/** Runs the worker's session in the page, for browsers that cannot start a worker. Its code is loaded only then. */
export const openInPage: OpenPort = (listener, onCrash) => {
  let closed = false;
  const handle = load((message) => {
    if (!closed) listener(message);
  });
  handle.catch(onCrash);
  return {
    post: (message) =>
      void handle.then(
        (answer) => answer(message),
        () => undefined,
      ),
    close: () => {
      closed = true;
    },
  };
};

async function load(listener: Parameters<OpenPort>[0]): Promise<(message: WorkerMessage) => Promise<void>> {
  const [{ createImportSession }, { serve }] = await Promise.all([import('./importSession'), import('./serve')]);
  return serve(createImportSession(sliceClock), listener);
}
