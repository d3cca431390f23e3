/// <reference lib="webworker" />
import { createImportSession } from './importSession';
import type { ToWorker } from './protocol';
import { serve } from './serve';

const session = createImportSession({
  now: () => performance.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
});
const handle = serve(session, (message) => globalThis.postMessage(message));

globalThis.addEventListener('message', (event: MessageEvent<ToWorker>) => void handle(event.data));
