import * as registered from './domains';
import type { DataSetOf } from './engine/domain';
import { scenariosOf, type Scenario, type ScenarioNameOf } from './engine/scenarios';

/** All domains listed in `domains.ts`, in the same order with every bundler. */
export const domains = Object.values(registered).toSorted((a, b) => (a.name < b.name ? -1 : 1));

export type ScenarioName = ScenarioNameOf<(typeof domains)[number]>;

export type DomainName = (typeof domains)[number]['name'];
/** Names of the data sets that the store can hold. */
export type DataSetName = 'demo' | 'empty' | 'hostile-text' | DataSetOf<(typeof domains)[number]>;

export const scenarios = scenariosOf(domains);

/** All scenarios with their names, as options for the user. */
export const scenarioList = Object.entries<Scenario>(scenarios).map(([name, scenario]) => ({
  ...scenario,
  name: name as ScenarioName,
}));

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}
