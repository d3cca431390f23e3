import type { FromWorker, WorkerMessage } from './protocol';

/** A carrier of messages: a worker, or something that stands for one. */
export interface Port {
  post(message: WorkerMessage): void;
  close(): void;
}

export type OpenPort = (listener: (message: FromWorker) => void, onCrash: () => void) => Port;
