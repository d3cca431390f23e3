import type { MockApi } from '../answering/api';
import { ANSWERED_BY, ANSWERED_BY_HEADER } from '../answering/respond';
import { createWorkerHealth } from './workerHealth';

/** The way of a call through the service worker: out with `send`, back into the page with `respond`. */
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
        // A write may have been done before its answer was lost: to do it again is the caller's decision.
        if (request.signal.aborted || failedOnPurpose > failedBefore || !isRead) throw error;
        return null;
      });
      // An answer without our mark came over the network: the worker let the call through.
      if (response?.headers.get(ANSWERED_BY_HEADER) !== ANSWERED_BY) return null;
      health.answered();
      return response;
    },
  };
}
