import type { HttpHandler } from 'msw/http';
import { createMockApi, type MockApi, type MockApiOptions } from './engine/answering/api';
import type { Backend } from './engine/store/backend';
import { createMemoryBackend } from './engine/store/memoryBackend';
import { handlersOf } from './mswHandlers';
import { domains, type ScenarioName } from './registry';

export interface MocksOptions extends Omit<MockApiOptions<ScenarioName>, 'backend'> {
  /** Storage of changes; in memory by default. */
  backend?: Backend;
}

export interface Mocks extends MockApi<ScenarioName> {
  /** For `setupWorker`, `setupServer` and Storybook's MSW addon. */
  handlers: HttpHandler[];
}

/** Creates the complete mock server: one store, all domains, handlers for MSW. */
export function createMocks({ backend = createMemoryBackend(), ...options }: MocksOptions = {}): Mocks {
  const api = createMockApi(domains, { ...options, backend });
  return { ...api, handlers: handlersOf(api) };
}

export { createEnvironment } from './engine/worker/environment';
export { createMemoryBackend } from './engine/store/memoryBackend';
export { guideOutline } from './helpCenter/helpOutline';
export {
  type DataSetName,
  type DomainName,
  domains,
  isScenarioName,
  scenarioList,
  scenarios,
  type ScenarioName,
} from './registry';
export type { Scenario } from './engine/scenarios';
export type { Settings } from './engine/settings';
export type { StorageState } from './engine/store/storage';
export type { StoreChange } from './engine/store/store';
export { buildMovement } from './storeServer/movement.factory';
export { buildProduct } from './storeServer/product.factory';
export { demoProducts } from './storeServer/seed/product.seed';
export { handlersOf } from './mswHandlers';
export { brands, styles } from './storeServer/seed/lookups.seed';
export { countries } from './storeServer/seed/countries.seed';
export { categories, tags, vendors } from './inventory/lookups/lookups.seed';
export { buildContact, buildContactTag } from './contacts/contact.factory';
export { buildMessage, buildNotification } from './feeds/feed.factory';
export { buildShortcut } from './shortcuts/shortcut.factory';
export { buildUser } from './user/user.factory';
export { demoCredentials, demoResetToken, demoUser } from './user/user.seed';
export { stores } from './user/stores.seed';
export { navigationOf } from './navigation/navigation.seed';
export { pagesOf } from './navigation/pagesOf.words';
export type { MockApi };
