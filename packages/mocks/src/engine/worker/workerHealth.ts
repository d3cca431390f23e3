/** Milliseconds for which an answer counts as proof that the worker is alive. */
const PROOF_MS = 1000;
/** Timeout in milliseconds, after which a worker that does not respond counts as lost. */
const ANSWER_MS = 1500;

/** Health of the service worker that controls the page. */
export interface WorkerHealth {
  /** Pings the worker, unless it has answered recently. */
  isAlive: () => Promise<boolean>;
  /** Records that the worker answered a call. */
  answered: () => void;
}

/**
 * Monitors the worker. The browser may stop it at any time, and the user may remove it; a restarted worker that does not know
 * this page passes its calls to the network. So before a call the worker is introduced to the page again, and must acknowledge
 * it.
 */
export function createWorkerHealth(now: () => number = () => performance.now()): WorkerHealth {
  let provenAt = Number.NEGATIVE_INFINITY;
  let pendingIntroduction: Promise<boolean> | null = null;
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
      pendingIntroduction ??= introduceOnce(controller).finally(() => {
        pendingIntroduction = null;
      });
      return pendingIntroduction;
    },
    answered: () => {
      provenAt = now();
    },
  };
}

/** Sends MSW's own greeting: the worker registers the page and acknowledges it. */
function introduce(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isAlive: boolean) => {
      clearTimeout(timer);
      navigator.serviceWorker.removeEventListener('message', onMessage);
      resolve(isAlive);
    };
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'MOCKING_ENABLED') end(true);
    };
    const timer = setTimeout(() => end(false), ANSWER_MS);
    navigator.serviceWorker.addEventListener('message', onMessage);
    worker.postMessage('MOCK_ACTIVATE');
  });
}
