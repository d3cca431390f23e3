/** Dependencies of the mocks, through which a test controls time, ids and randomness. */
export interface Environment {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Generates an id that cannot be guessed. */
  newId: () => string;
  /** From 0 (included) to 1 (excluded). */
  random: () => number;
  /** Resolves after `ms` milliseconds, immediately when 0, never when infinite; rejects with the signal's reason on abort. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export function createEnvironment(given: Partial<Environment> = {}): Environment {
  return { now: () => Date.now(), newId: randomId, random: () => Math.random(), wait, ...given };
}

/** Generates a UUID, version 4. `crypto.randomUUID` exists in secure contexts only; random bytes exist everywhere. */
function randomId(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

function wait(ms: number, signal?: AbortSignal): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason instanceof Error ? signal.reason : new DOMException('The request was aborted.', 'AbortError'));
    };
    const end = () => {
      signal?.removeEventListener('abort', abort);
      resolve();
    };
    const timer = Number.isFinite(ms) ? setTimeout(end, ms) : undefined;
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}
