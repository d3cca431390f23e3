/** URL of the worker's script (build/appWorker.ts). */
export const WORKER_URL = '/worker.js';

/**
 * Messages from pages to the worker.
 * `keep`: files that the page has fetched by itself · `which`: requests the entry script of its build · `take-over`: become the worker of all pages,
 * or only if there is a single page
 */
export type WorkerMessage =
  | { stockroom: 'keep'; urls: readonly string[] }
  | { stockroom: 'which' }
  | { stockroom: 'take-over'; ifAlone: boolean };

/** Whether a message is meant for this worker and not for the mock server's. */
export const isWorkerMessage = (data: unknown): data is WorkerMessage =>
  typeof data === 'object' && data !== null && 'stockroom' in data;
