import { readFileSync } from 'node:fs';

const MAX_ENTRIES = 12;
const MAX_DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Browser tests known to fail by a fault of their own that can't be fixed today, never by one that a user would meet. They run
 * and are reported, but do not fail the gate.
 * @typedef {{ id: string, why: string, since: string }} Quarantined `id`: a story's, or `file: title` of a journey; `since`: a
 * day, `2026-11-26`
 * @type {Quarantined[]}
 */
export const quarantine = JSON.parse(readFileSync(new URL('quarantine.json', import.meta.url), 'utf8'));

/**
 * Returns the faults of the list itself.
 * @param {Quarantined[]} list
 * @param {{ today: Date, full: boolean }} options `full`: an entry that has been there for too long is a fault too
 */
export function checkQuarantine(list, { today, full }) {
  const faults = list.flatMap(({ id, why, since }) => {
    const days = Math.floor((today.getTime() - Date.parse(since)) / DAY_MS);
    if (!id || !why || Number.isNaN(days)) return [`${id ?? 'An entry'}: give its id, why, and since when (2026-11-26).`];
    return full && days > MAX_DAYS ? [`${id}: in quarantine for ${days} days, more than ${MAX_DAYS}. Mend it.`] : [];
  });
  if (list.length > MAX_ENTRIES) faults.push(`${list.length} tests are in quarantine, more than ${MAX_ENTRIES}. Mend some.`);
  return faults;
}
