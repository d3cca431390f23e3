import { readFileSync } from 'node:fs';

/**
 * Unfinished areas: their one line in the lists of the app, the mock server and the contract is omitted, so they are shown
 * nowhere, while types, lint, unit tests and stories still cover them.
 * @typedef {{ area: string, why: string, since: string }} DarkArea `area`: its folder under `features`; `since`: a day,
 * `2026-11-26`
 * @type {DarkArea[]}
 */
const featureFlags = JSON.parse(readFileSync(new URL('featureFlags.json', import.meta.url), 'utf8'));

/** Names of the unfinished areas. */
export const disabledAreas = featureFlags.map(({ area }) => area);

/** Whether a file belongs to an unfinished area: its folder has that name, or its journeys do. */
export const isDisabledArea = (file, names = disabledAreas) =>
  names.some((name) => file.includes(`/${name}/`) || file.endsWith(`/${name}.ts`) || file.endsWith(`/${name}.spec.ts`));
