/** Whether changes outlive the page, and the reason if not. */
export interface StorageState {
  kind: 'durable' | 'memory';
  /**
   * `ok`: as requested · `missing`: the browser has no storage · `blocked`: it refuses, or another page holds it · `full` · `damaged`: unreadable · `repaired`: damaged data was dropped, the rest is intact.
   */
  reason: 'ok' | 'missing' | 'blocked' | 'full' | 'damaged' | 'repaired';
}

/** Returns the reason of a back end's failure, from its error. */
export function reasonOf(error: unknown): StorageState['reason'] {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'SecurityError' || name === 'InvalidStateError' || name === 'TimeoutError' || name === 'NotAllowedError') {
    return 'blocked';
  }
  return 'damaged';
}
