import type { DataSet } from './collection';
import type { DomainName } from './domainNames';
import type { Settings } from './settings';

/** A named state of the mocks. Stories, tests and the app use the same names. */
export interface Scenario {
  /** Shown to people who choose one. */
  description: string;
  dataSet: DataSet;
  settings?: Partial<Settings>;
  /** The one domain that it is about; none: all, or the inventory. */
  domain?: DomainName;
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
  loading: { description: 'The inventory never answers.', dataSet: 'demo', settings: { silent: 'inventory' } },
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
  ...troubles('navigation', 'The menu'),
  'navigation-empty': { description: 'The menu has no entry.', dataSet: 'navigation-empty', domain: 'navigation' },
  ...troubles('messages', 'Messages'),
  'messages-empty': { description: 'No messages.', dataSet: 'messages-empty', domain: 'messages' },
  'messages-500': { description: '500 messages.', dataSet: 'messages-500', domain: 'messages' },
  ...troubles('notifications', 'Notifications'),
  'notifications-empty': { description: 'No notifications.', dataSet: 'notifications-empty', domain: 'notifications' },
  'notifications-500': { description: '500 notifications.', dataSet: 'notifications-500', domain: 'notifications' },
  ...troubles('shortcuts', 'Shortcuts'),
  'shortcuts-empty': { description: 'No shortcuts.', dataSet: 'shortcuts-empty', domain: 'shortcuts' },
  ...troubles('search', 'The search'),
  'search-empty': { description: 'The search finds nothing.', dataSet: 'search-empty', domain: 'search' },
  ...troubles('chat', 'The chat'),
  'chat-empty': { description: 'No chats and no contacts.', dataSet: 'chat-empty', domain: 'chat' },
  ...troubles('scrumboard', 'The boards'),
  'scrumboard-empty': { description: 'No boards.', dataSet: 'scrumboard-empty', domain: 'scrumboard' },
  'scrumboard-1000': {
    description: 'A board of 10 lists with 100 cards each.',
    dataSet: 'scrumboard-1000',
    domain: 'scrumboard',
  },
  'scrumboard-5000': {
    description: 'A board of 10 lists with 500 cards each.',
    dataSet: 'scrumboard-5000',
    domain: 'scrumboard',
  },
  ...troubles('user', 'The person'),
  'no-store': { description: 'The person belongs to no store.', dataSet: 'no-store', domain: 'user' },
  'one-store': { description: 'The person belongs to one store.', dataSet: 'one-store', domain: 'user' },
  nameless: { description: 'The person has neither a name nor a picture.', dataSet: 'nameless', domain: 'user' },
  'long-names': {
    description: 'The person and the store have long names, and the address has gaps.',
    dataSet: 'long-names',
    domain: 'user',
  },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

/** All scenarios by name, widened for reading: for people to choose from. */
export const scenarioList: readonly (Scenario & { name: ScenarioName })[] = Object.entries(scenarios).map(([name, scenario]) => ({
  ...(scenario as Scenario),
  name: name as ScenarioName,
}));

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}

/** What can go wrong with the calls of one domain, while all others work. */
function troubles<Name extends DomainName>(domain: Name, calls: string) {
  const trouble = (name: Trouble, description: string, settings: Partial<Settings>): [string, Scenario] => [
    `${domain}-${name}`,
    { description, dataSet: 'demo', settings, domain },
  ];
  // The names are made of literals; only the compiler can't see it.
  return Object.fromEntries([
    trouble('slow', `${calls}: every answer takes 3 seconds more.`, { slow: domain }),
    trouble('failing', `${calls}: every call fails with 500.`, { failing: domain }),
    trouble('silent', `${calls}: nothing is ever read.`, { silent: domain }),
  ]) as Record<`${Name}-${Trouble}`, Scenario>;
}

type Trouble = 'slow' | 'failing' | 'silent';
