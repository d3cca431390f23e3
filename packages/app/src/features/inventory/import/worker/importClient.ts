import { sliceClock } from '#shared/work/runInSlices';
import type { ImportCall, ImportCalls } from '../model/calls';
import { ImportFaultError } from './importFault';
import type { FromWorker, WorkerMessage } from './protocol';

export interface CallOptions {
  /** Called with the progress of the call, from 0 to 1. */
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
}

/** The page's client for the import's worker. */
export interface ImportClient {
  /** @throws {ImportFaultError} */
  call<Call extends ImportCall>(
    call: Call,
    input: ImportCalls[Call]['input'],
    options?: CallOptions,
  ): Promise<ImportCalls[Call]['result']>;
  /** Terminates the worker and drops the file. A later call starts another worker. */
  dispose(): void;
}

interface Pending {
  resolve: (result: never) => void;
  reject: (error: ImportFaultError) => void;
  onProgress: CallOptions['onProgress'];
}

/** Creates the client. The worker starts with the first call, so that a page that imports nothing starts none. */
export function createImportClient(open: OpenPort = openWorker): ImportClient {
  let port: Port | null = null;
  let nextId = 1;
  const pending = new Map<number, Pending>();

  const handleMessage = (message: FromWorker) => {
    const call = pending.get(message.id);
    if (!call) return;
    if (message.kind === 'progress') {
      call.onProgress?.(message.done);
      return;
    }
    pending.delete(message.id);
    if (message.kind === 'result') call.resolve(message.result as never);
    else call.reject(new ImportFaultError(message.fault, message.detail));
  };

  const failAll = (error: ImportFaultError) => {
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };

  const crash = () => {
    port?.close();
    port = null;
    failAll(new ImportFaultError('broken'));
  };

  return {
    call(call, input, { onProgress, signal } = {}) {
      if (signal?.aborted) return Promise.reject(new ImportFaultError('aborted'));
      port ??= open(handleMessage, crash);
      const current = port;
      const id = nextId++;
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject, onProgress });
        signal?.addEventListener(
          'abort',
          () => {
            if (!pending.delete(id)) return;
            current.post({ kind: 'cancel', id });
            reject(new ImportFaultError('aborted'));
          },
          { once: true },
        );
        current.post({ kind: 'call', id, call, input } as WorkerMessage);
      });
    },
    dispose() {
      port?.close();
      port = null;
      failAll(new ImportFaultError('aborted'));
    },
  };
}

/** Starts the module worker. Where the browser cannot start it, the work runs in the page, slice by slice. */
const openWorker: OpenPort = (listener, onCrash) => {
  try {
    const worker = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<FromWorker>) => listener(event.data));
    worker.addEventListener('error', onCrash);
    return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
  } catch {
    return openInPage(listener, onCrash);
  }
};

/** Runs the worker's session in the page, for browsers that cannot start a worker. Its code is loaded only then. */
const openInPage: OpenPort = (listener, onCrash) => {
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

/** A message channel to the session: a worker or a substitute. */
interface Port {
  post(message: WorkerMessage): void;
  close(): void;
}

type OpenPort = (listener: (message: FromWorker) => void, onCrash: () => void) => Port;
