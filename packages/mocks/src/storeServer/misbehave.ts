import type { ProtectedCall } from '../engine/route';
import { Refusal, unauthorized } from '../engine/errors';

/** How long a real call that hangs keeps its caller waiting: longer than the caller's patience of 5 seconds. */
const HANG_MS = 30_000;

/**
 * Does to a real call what the scenario says: fail, hang, or refuse the token.
 * @returns whether the answer must be of a wrong shape
 */
export async function misbehave({
  context,
  request,
  settings,
}: Pick<ProtectedCall, 'context' | 'request' | 'settings'>): Promise<boolean> {
  switch (settings.storeServer) {
    case 'working':
      return false;
    case 'wrong-shape':
      return true;
    case 'failing':
      throw new Refusal(500, { error: 'STORE SERVER FAILED' });
    case 'unauthorized':
      throw unauthorized();
    case 'hanging':
      await context.wait(HANG_MS, request.signal);
      throw new Refusal(504, { error: 'STORE SERVER DID NOT ANSWER' });
  }
}
