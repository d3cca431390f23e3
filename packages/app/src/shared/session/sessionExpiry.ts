type Listener = () => void;

const listeners = new Set<Listener>();
const refused = new Set<string | null>();

/**
 * Says that the server refused a protected call (401). Five calls that fail at once are one word: a token is refused once.
 * @param token the token the call carried, `null` for none
 */
export function signalSessionExpired(token: string | null): void {
  if (refused.has(token)) return;
  refused.add(token);
  for (const listener of listeners) listener();
}

/** Calls `listener` once for every token that the server refuses. */
export function onSessionExpired(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forgets which tokens were refused. Called when somebody has signed in. */
export function resetSessionExpiry(): void {
  refused.clear();
}
