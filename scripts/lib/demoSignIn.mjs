import { tsImport } from 'tsx/esm/api';

/** Reads the demo's email address and password from the mock server's source. */
export async function demoSignIn() {
  const { demoCredentials } = await tsImport('../../packages/mocks/src/user/user.seed.ts', import.meta.url);
  return demoCredentials;
}
