import type { DataSet } from './collection';
import type { Settings } from './settings';

/** A named state of the mocks. Stories, tests and the app use the same names. */
export interface Scenario {
  /** Shown to people who choose one. */
  description: string;
  dataSet: DataSet;
  settings?: Partial<Settings>;
}

export const scenarios = {
  demo: { description: 'Three stores, and 68 products in the home store.', dataSet: 'demo' },
  empty: { description: 'Stores without a single product.', dataSet: 'empty' },
  'products-10000': { description: '10,000 products in the home store.', dataSet: 'products-10000' },
  'products-100000': { description: '100,000 products in the home store.', dataSet: 'products-100000' },
  'hostile-text': {
    description: 'Names and texts that break careless pages: markup, formulas, long words, other scripts.',
    dataSet: 'hostile-text',
  },
  slow: { description: 'Every answer takes 3 seconds more.', dataSet: 'demo', settings: { extraDelayMs: 3000 } },
  hanging: { description: 'Every answer takes 5 seconds more.', dataSet: 'demo', settings: { extraDelayMs: 5000 } },
  loading: { description: 'The inventory never answers.', dataSet: 'demo', settings: { neverAnswers: true } },
  'out-of-order': { description: 'Answers come in any order.', dataSet: 'demo', settings: { jitterMs: 1500 } },
  failing: { description: 'Every inventory call fails with 500.', dataSet: 'demo', settings: { failing: 'inventory' } },
  'all-failing': { description: 'Every call fails with 500.', dataSet: 'demo', settings: { failing: 'all' } },
  'flaky-30': { description: '30 % of all calls fail with 500.', dataSet: 'demo', settings: { failureRate: 0.3 } },
  offline: { description: 'Every call fails as without a network.', dataSet: 'demo', settings: { offline: true } },
  forbidden: { description: 'Every protected call is refused with 401.', dataSet: 'demo', settings: { refuseTokens: true } },
  'store-server-failing': { description: 'The real calls fail with 500.', dataSet: 'demo', settings: { storeServer: 'failing' } },
  'store-server-wrong-shape': {
    description: 'The real calls answer in another shape.',
    dataSet: 'demo',
    settings: { storeServer: 'wrong-shape' },
  },
  'store-server-hanging': { description: 'The real calls do not answer.', dataSet: 'demo', settings: { storeServer: 'hanging' } },
  'store-server-unauthorized': {
    description: 'The real calls refuse the token.',
    dataSet: 'demo',
    settings: { storeServer: 'unauthorized' },
  },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

/** All scenarios by name, widened for reading. */
export const scenarioList: readonly (Scenario & { name: ScenarioName })[] = Object.entries(scenarios).map(([name, scenario]) => ({
  ...(scenario as Scenario),
  name: name as ScenarioName,
}));

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}
