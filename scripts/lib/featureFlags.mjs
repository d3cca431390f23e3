import { readFileSync } from 'node:fs';

/**
 * Areas that are not finished: their one line in the lists of the app, the mock server and the contract is left out, so they are shown nowhere,
 * while types, lint, unit tests and stories look at them.
 * @typedef {{ area: string, why: string, since: string }} DarkArea `area`: its folder under `features`; `since`: a day, `2026-11-26`
 * @type {DarkArea[]}
 */
const featureFlags = JSON.parse(readFileSync(new URL('featureFlags.json', import.meta.url), 'utf8'));

/** Their names. */
export const disabledAreas = featureFlags.map(({ area }) => area);

/** Whether a file belongs to one of them: its folder has that name, or its journeys do. */
export const isDisabledArea = (file, names = disabledAreas) =>
  names.some((name) => file.includes(`/${name}/`) || file.endsWith(`/${name}.ts`) || file.endsWith(`/${name}.spec.ts`));
