/** Whether changes outlive the page, and if not, why. */
export interface StorageState {
  kind: 'durable' | 'memory';
  /**
   * `ok`: as asked for · `missing`: the browser has no storage · `blocked`: it refuses, or another page holds it ·
   * `full` · `damaged`: it can't be read · `repaired`: what was damaged was dropped, the rest is kept.
   */
  reason: 'ok' | 'missing' | 'blocked' | 'full' | 'damaged' | 'repaired';
}

/** Says why a back end failed, from what it threw. */
export function reasonOf(error: unknown): StorageState['reason'] {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'SecurityError' || name === 'InvalidStateError' || name === 'TimeoutError' || name === 'NotAllowedError') {
    return 'blocked';
  }
  return 'damaged';
}
