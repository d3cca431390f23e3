import { tsImport } from 'tsx/esm/api';

/** The demo's email address and password, from where the mock server keeps them. */
export async function demoSignIn() {
  const { demoCredentials } = await tsImport('../../packages/mocks/src/user/user.seed.ts', import.meta.url);
  return demoCredentials;
}
