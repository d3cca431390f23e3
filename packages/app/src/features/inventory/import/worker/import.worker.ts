/// <reference lib="webworker" />
import { sliceClock } from '#shared/work/runInSlices';
import { createImportSession } from './importSession';
import type { WorkerMessage } from './protocol';
import { serve } from './serve';

const session = createImportSession(sliceClock);
const handle = serve(session, (message) => globalThis.postMessage(message));

globalThis.addEventListener('message', (event: MessageEvent<WorkerMessage>) => void handle(event.data));
