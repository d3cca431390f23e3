import type { MockApi } from '../answering/api';
import { ANSWERED_BY, ANSWERED_BY_HEADER } from '../answering/respond';
import { createWorkerHealth } from './workerHealth';

/** Transport of calls through the service worker: out with `send`, back into the page with `respond`. */
export interface WorkerTransport extends Pick<MockApi, 'respond'> {
  /**
   * Sends a call through the worker.
   * @returns `null` when the worker is gone and the call was not answered, so that it may be answered in the page
   */
  send: (request: Request) => Promise<Response | null>;
}

export function createWorkerTransport(api: Pick<MockApi, 'respond'>): WorkerTransport {
  const health = createWorkerHealth();
  let failedOnPurpose = 0;
  return {
    respond: async (request) => {
      const response = await api.respond(request);
      if (response?.type === 'error') failedOnPurpose += 1;
      return response;
    },
    send: async (request) => {
      if (!(await health.isAlive())) return null;
      const failedBefore = failedOnPurpose;
      const isRead = request.method === 'GET';
      const response = await fetch(request).catch((error: unknown) => {
        // A write may have been applied although its answer was lost: the caller decides on a retry.
        if (request.signal.aborted || failedOnPurpose > failedBefore || !isRead) throw error;
        return null;
      });
      // An answer without our header came from the network: the worker passed the call on.
      if (response?.headers.get(ANSWERED_BY_HEADER) !== ANSWERED_BY) return null;
      health.answered();
      return response;
    },
  };
}
