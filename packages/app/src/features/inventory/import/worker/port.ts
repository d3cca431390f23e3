import type { FromWorker, WorkerMessage } from './protocol';

/** A message channel to the session: a worker or a substitute. */
export interface Port {
  post(message: WorkerMessage): void;
  close(): void;
}

export type OpenPort = (listener: (message: FromWorker) => void, onCrash: () => void) => Port;
