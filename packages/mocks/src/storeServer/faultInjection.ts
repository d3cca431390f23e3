import type { ProtectedCall } from '../engine/route';
import { Refusal, unauthorized } from '../engine/errors';

/** How long a real call that hangs keeps its caller waiting: longer than the caller's timeout of 5 seconds. */
const HANG_MS = 30_000;

/**
 * Applies the fault of the scenario to a real call: fail, hang, refuse the token, or answer in another shape.
 * @throws Refusal with that answer
 */
export async function injectFaults({
  context,
  request,
  settings,
}: Pick<ProtectedCall, 'context' | 'request' | 'settings'>): Promise<void> {
  switch (settings.storeServer) {
    case 'working':
      return;
    case 'wrong-shape':
      throw new Refusal(200, { unexpected: 'shape' });
    case 'failing':
      throw new Refusal(500, { error: 'STORE SERVER FAILED' });
    case 'unauthorized':
      throw unauthorized();
    case 'hanging':
      await context.wait(HANG_MS, request.signal);
      throw new Refusal(504, { error: 'STORE SERVER DID NOT ANSWER' });
  }
}
