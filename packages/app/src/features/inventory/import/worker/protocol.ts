import type { ImportCall, ImportCalls, ImportFault } from '../model/calls';

/** A message from the page to the worker. */
export type WorkerMessage =
  | { [Call in ImportCall]: { kind: 'call'; id: number; call: Call; input: ImportCalls[Call]['input'] } }[ImportCall]
  | { kind: 'cancel'; id: number };

/** A message from the worker to the page. */
export type FromWorker =
  | { kind: 'progress'; id: number; done: number }
  | { kind: 'result'; id: number; result: ImportCalls[ImportCall]['result'] }
  | { kind: 'fault'; id: number; fault: ImportFault; detail: string };
