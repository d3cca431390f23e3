/** How long an answer of the worker is proof that it lives, in milliseconds. */
const PROOF_MS = 1000;
/** A worker that takes longer to say that it lives is as good as gone. */
const ANSWER_MS = 1500;

/** Whether the service worker that controls the page still takes its calls. */
export interface WorkerHealth {
  /** Asks the worker, if it has not answered just before. */
  isAlive: () => Promise<boolean>;
  /** Notes that the worker answered a call. */
  answered: () => void;
}

/**
 * The browser may stop the worker at any time, and a person may remove it; one that comes back without knowing this page lets
 * its calls through to the network. So before a call the worker is told of the page again, and must say that it heard.
 */
export function createWorkerHealth(now: () => number = () => performance.now()): WorkerHealth {
  let provenAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<boolean> | null = null;
  const introduceOnce = async (worker: ServiceWorker): Promise<boolean> => {
    const isAlive = await introduce(worker);
    if (isAlive) provenAt = now();
    return isAlive;
  };
  return {
    isAlive: async () => {
      const { controller } = navigator.serviceWorker;
      if (controller?.state !== 'activated' || !(await navigator.serviceWorker.getRegistration())) return false;
      if (now() - provenAt < PROOF_MS) return true;
      asking ??= introduceOnce(controller).finally(() => {
        asking = null;
      });
      return asking;
    },
    answered: () => {
      provenAt = now();
    },
  };
}

/** MSW's own greeting: the worker notes the page, and answers that it did. */
function introduce(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isAlive: boolean) => {
      clearTimeout(timer);
      navigator.serviceWorker.removeEventListener('message', hear);
      resolve(isAlive);
    };
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'MOCKING_ENABLED') end(true);
    };
    const timer = setTimeout(() => end(false), ANSWER_MS);
    navigator.serviceWorker.addEventListener('message', hear);
    worker.postMessage('MOCK_ACTIVATE');
  });
}
