import type { HttpHandler } from 'msw/http';
import { createMockApi, type MockApi, type MockApiOptions } from './engine/api';
import type { Backend } from './engine/backend';
import { createMemoryBackend } from './engine/memoryBackend';
import { handlersOf } from './mswHandlers';
import { domains, type ScenarioName } from './registry';

export interface MocksOptions extends Omit<MockApiOptions<ScenarioName>, 'backend'> {
  /** Where changes are kept; in memory unless told otherwise. */
  backend?: Backend;
}

export interface Mocks extends MockApi<ScenarioName> {
  /** For `setupWorker`, `setupServer` and Storybook's MSW addon. */
  handlers: HttpHandler[];
}

/** The mock server with everything in it: one store, every domain, handlers for MSW. */
export function createMocks({ backend = createMemoryBackend(), ...options }: MocksOptions = {}): Mocks {
  const api = createMockApi(domains, { ...options, backend });
  return { ...api, handlers: handlersOf(api) };
}

export { createEnvironment } from './engine/environment';
export { createMemoryBackend } from './engine/memoryBackend';
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
export type { StorageState } from './engine/storage';
export type { StoreChange } from './engine/store';
export { buildMovement } from './storeServer/movement.factory';
export { buildProduct } from './storeServer/product.factory';
export { demoProducts } from './storeServer/product.seed';
export { handlersOf } from './mswHandlers';
export { brands, styles } from './storeServer/lookups.seed';
export { countries } from './storeServer/countries.seed';
export { categories, tags, vendors } from './inventory/lookups.seed';
export { buildContact, buildContactTag } from './contacts/contact.factory';
export { buildMessage, buildNotification } from './feeds/feed.factory';
export { buildShortcut } from './shortcuts/shortcut.factory';
export { buildUser } from './user/user.factory';
export { demoCredentials, demoUser } from './user/user.seed';
export { stores } from './user/stores.seed';
export { navigationOf } from './navigation/navigation.seed';
export { pagesOf } from './navigation/pages.words';
export type { MockApi };
