import { NOT_FOUND } from '@stockroom/contract';
import type { DataSet } from '../collection';
import type { MockContext } from '../context';
import { domainOf, type Domain } from '../domain';
import type { Route } from '../route';
import { scenariosOf, type Scenario, type ScenarioNameOf } from '../scenarios';
import { createSettings, DEFAULT_SETTINGS, type SettingsAccess } from '../settings';
import type { Backend } from '../store/backend';
import type { StorageState } from '../store/storage';
import { Store, type StoreChange } from '../store/store';
import { createTokens, DEMO_SECRET } from '../tokens';
import { createEnvironment, type Environment } from '../worker/environment';
import { json, respond } from './respond';

export interface MockApiOptions<ScenarioName extends string = string> extends Partial<Environment> {
  backend: Backend;
  storage?: StorageState;
  /** URL of the real store server; without it the stand-in answers its calls. */
  host?: string | null;
  /** `none` skips the specified delays: for tests. */
  delays?: 'specified' | 'none';
  /** Initial scenario; without it the store's own state. */
  scenario?: ScenarioName;
  /** Secret that signs the tokens: 32 bytes or more. */
  secret?: string;
  /** Whether an answer that does not match its route's schema is an error: for tests. */
  checksAnswers?: boolean;
  /** Sends a request to the real store server. */
  fetch?: MockContext['fetch'];
}

/** The mock server without a transport: a service worker, a page, a test and an HTTP server each bring their own. */
export interface MockApi<ScenarioName extends string = string> {
  /** Answers every request under `/api/`; resolves to `undefined` for all others and for those to `host`. */
  respond: (request: Request) => Promise<Response | undefined>;
  store: Store;
  settings: SettingsAccess;
  /** Drops all changes and settings; the data set stays. */
  reset: () => Promise<void>;
  /** Applies the settings of a scenario; its data replaces the present data only if it is another data set. */
  setScenario: (name: ScenarioName) => Promise<void>;
  /** Returns the name of the current data set. */
  dataSet: () => Promise<DataSet>;
  /** Shows a data set (or the present one) in its initial state. Settings stay. */
  setDataSet: (name: DataSet) => Promise<void>;
  /** Rejects every token issued so far: the next protected call is a 401. A new sign-in works again. */
  expireTokens: () => Promise<void>;
  /** Calls the listener after each change of data, in this tab or another. Returns a function that unsubscribes. */
  subscribe: (listener: (change: StoreChange) => void) => () => void;
  close: () => Promise<void>;
}

export function createMockApi<D extends Domain>(
  domains: readonly D[],
  options: MockApiOptions<ScenarioNameOf<D>>,
): MockApi<ScenarioNameOf<D>> {
  const scenarios = scenariosOf(domains);
  const environment = createEnvironment(definedOf(options));
  const storage = options.storage ?? { kind: options.backend.kind === 'memory' ? 'memory' : 'durable', reason: 'ok' };
  const store = new Store(options.backend, storage);
  const context: MockContext = {
    ...environment,
    store,
    settings: createSettings(store, options.delays === 'none' ? { latencyFactor: 0 } : {}),
    tokens: createTokens(options.secret ?? DEMO_SECRET, environment.now),
    checksAnswers: options.checksAnswers ?? false,
    host: options.host || null,
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
  };
  const hostOrigin = context.host === null ? null : new URL(context.host).origin;
  const loaded = new Map<Domain, Promise<readonly Route[]>>();
  const routesOf = (domain: Domain) => {
    let routes = loaded.get(domain);
    if (!routes) {
      routes = domain.load().then((create) => create(context, domains));
      loaded.set(domain, routes);
      // A chunk that failed to load may load the next time.
      routes.catch(() => loaded.delete(domain));
    }
    return routes;
  };
  const setScenario = async (name: ScenarioNameOf<D>) => {
    const scenario: Scenario = scenarios[name];
    if ((await store.dataSet()) !== scenario.dataSet) await store.reset(scenario.dataSet);
    await context.settings.set({ ...DEFAULT_SETTINGS, ...scenario.settings, scenario: name });
  };
  let ready: Promise<void> | null = options.scenario ? setScenario(options.scenario) : null;

  return {
    respond: async (request) => {
      const { pathname, origin } = new URL(request.url);
      if (!pathname.startsWith('/api/') || (origin === hostOrigin && isRealCall(pathname))) return undefined;
      const domain = domainOf(domains, pathname);
      if (!domain) return json(404, NOT_FOUND);
      try {
        await ready;
        ready = null;
        return await respond(domain, await routesOf(domain), request, context);
      } catch (error) {
        if (request.signal.aborted) throw error;
        return json(500, { error: 'SERVER ERROR', message: error instanceof Error ? error.message : String(error) });
      }
    },
    store,
    settings: context.settings,
    reset: () => store.reset(),
    setScenario,
    dataSet: () => store.dataSet(),
    setDataSet: async (name) => {
      const settings = await context.settings.get();
      await store.reset(name);
      await context.settings.set(settings);
    },
    expireTokens: async () => {
      await context.settings.set({ tokensValidFrom: environment.now() + 1 });
    },
    subscribe: (listener) => store.subscribe(listener),
    close: () => store.close(),
  };
}

function isRealCall(pathname: string): boolean {
  return pathname.startsWith('/api/product/') || pathname.startsWith('/api/utility/');
}

function definedOf({ now, newId, random, wait }: Partial<Environment>): Partial<Environment> {
  return { ...(now && { now }), ...(newId && { newId }), ...(random && { random }), ...(wait && { wait }) };
}
