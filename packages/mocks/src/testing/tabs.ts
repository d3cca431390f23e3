import { authEndpoints, type AuthResponse } from '@stockroom/contract';
import { createMocks, demoCredentials, type Mocks, type MocksOptions } from '../index';
import { createClock, createRequest, type Answer, type CallOptions } from './client';

export interface Tab {
  mocks: Mocks;
  call: <T = unknown>(method: string, path: string, options?: CallOptions) => Promise<Answer<T>>;
}

/** Opens mocks like a further tab's: several of them answer in one process, although `fetch` can belong to only one. */
export async function openTab(options: MocksOptions): Promise<Tab> {
  const mocks = createMocks({ delays: 'none', now: createClock().now, ...options });
  let token: string | null = null;
  const call: Tab['call'] = async <T>(method: string, path: string, callOptions: CallOptions = {}) => {
    const response = await mocks.respond(createRequest(method, path, { token, ...callOptions }));
    if (!response) throw new Error(`Nobody answered ${method} ${path}.`);
    return { status: response.status, body: (await response.json()) as T };
  };
  token = (await call<AuthResponse>('POST', authEndpoints.signIn, { body: demoCredentials })).body.accessToken;
  return { mocks, call };
}
