import { authEndpoints, AuthResponse, type User } from '@stockroom/contract';
import { createEnvironment, createMocks, demoCredentials, handlersOf, isScenarioName, type Mocks } from '@stockroom/mocks';
import type { Loader } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import * as v from 'valibot';
import { tokenStore } from '../packages/app/src/shared/session/tokenStore';
import { forgetLastStory } from './freshStory';
import { hold, waitForLastCalls, watchCalls } from './storyCalls';

const { wait } = createEnvironment();
let current: Mocks | null = null;

/** Starts the service worker shared by all stories. It responds with the mocks of the story on screen. */
export async function startStoryWorker() {
  const worker = setupWorker(...handlersOf({ respond: async (request) => current?.respond(request) }));
  watchCalls();
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
}

/**
 * A story's mock server settings: `parameters: { msw: { scenario: 'empty' } }`. Handlers of msw's addon would stand beside
 * `scenario`.
 */
interface MswParameters {
  scenario?: string;
}

/**
 * Gives each story mocks of its own, in memory and without delays, in the scenario of `parameters.msw` or of the toolbar. A
 * story whose `parameters.app.user` names the signed-in user gets that user's token.
 * @throws {Error} for an unknown scenario
 */
export const mocksLoader: Loader = async ({ parameters, globals }) => {
  const scenario = (parameters['msw'] as MswParameters | undefined)?.scenario ?? String(globals['scenario']);
  if (!isScenarioName(scenario)) throw new Error(`The mock server has no scenario "${scenario}".`);
  await waitForLastCalls();
  const mocks = createMocks({ delays: 'none', wait: (ms, signal) => hold(wait(ms, signal)) });
  // Awaited here: `signIn` overrides the settings while it fetches the token, and must restore those of this scenario.
  await mocks.setScenario(scenario);
  current = mocks;
  forgetLastStory();
  tokenStore.clear();
  const app = parameters['app'] as { user?: User } | undefined;
  if (app?.user) tokenStore.write({ accessToken: await signIn(mocks), skew: 0 }, { remember: false });
  return { mocks };
};

/** Signs the demo user in to the mocks, with settings under which no scenario can reject the call. */
async function signIn(mocks: Mocks): Promise<string> {
  const settings = await mocks.settings.get();
  await mocks.settings.set({ failing: 'none', failureRate: 0, offline: false, extraDelayMs: 0, jitterMs: 0 });
  const response = await mocks.respond(
    new Request(new URL(authEndpoints.signIn, location.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(demoCredentials),
    }),
  );
  const { accessToken } = v.parse(AuthResponse, await response?.json());
  await mocks.settings.set(settings);
  return accessToken;
}
