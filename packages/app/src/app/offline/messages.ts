/** Address of the worker's script (build/appWorker.ts). */
export const WORKER_URL = '/worker.js';

/**
 * Messages from pages to the worker.
 * `keep`: files that the page has fetched by itself · `which`: asks for the first script of its build · `take-over`: be the worker of all pages,
 * or only if that is one page alone
 */
export type WorkerMessage =
  | { stockroom: 'keep'; urls: readonly string[] }
  | { stockroom: 'which' }
  | { stockroom: 'take-over'; ifAlone: boolean };

/** Tells our messages from those of the mock server's worker. */
export const isWorkerMessage = (data: unknown): data is WorkerMessage =>
  typeof data === 'object' && data !== null && 'stockroom' in data;
