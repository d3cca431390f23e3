/** The used part of a service worker's scope: the types of pages and workers conflict with each other. */
export interface WorkerScope {
  registration: { active: unknown; unregister: () => Promise<boolean> };
  clients: { claim: () => Promise<void>; matchAll: (options: object) => Promise<readonly unknown[]> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(type: Type, listener: (event: WorkerEvents[Type]) => void) => void;
}

interface Extendable extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerEvents {
  install: Extendable;
  activate: Extendable;
  message: Extendable & MessageEvent<unknown>;
  fetch: Extendable & { request: Request; respondWith: (answer: Promise<Response>) => void };
}
