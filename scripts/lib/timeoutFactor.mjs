import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';

/** Duration of the work below on the machine for which the limits were set: two cores of late 2026, nothing else running. */
const REFERENCE_MS = 500;
const CORES = 2;

/**
 * Measures how slow this machine is, by half a second of typical test work: text, objects, sorting, bytes.
 * @returns {number} 1 to 4: the factor for every timeout
 */
export function measureTimeoutFactor() {
  const startedAt = performance.now();
  work();
  const slowness = ((performance.now() - startedAt) / REFERENCE_MS) * Math.max(1, CORES / availableParallelism());
  return Math.round(Math.min(4, Math.max(1, slowness)) * 10) / 10;
}

/** Returns the factor measured by the run (`TIMEOUT_FACTOR`); 1 for a tool started on its own. */
export const timeoutFactor = () => Number(process.env.TIMEOUT_FACTOR) || 1;

function work() {
  for (let round = 0; round < 96; round += 1) {
    const rows = Array.from({ length: 8000 }, (_, index) => ({ id: (index * 7919) % 8009, name: `row ${index} of ${round}` }));
    const text = JSON.stringify(rows.toSorted((a, b) => a.id - b.id));
    createHash('sha256')
      .update(JSON.stringify(JSON.parse(text)))
      .digest('hex');
  }
}
