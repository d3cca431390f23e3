type Listener = () => void;

const listeners = new Set<Listener>();
const refused = new Set<string | null>();

/**
 * Signals that the server refused a protected call (401). Five calls that fail at once signal only once per token.
 * @param token the token of the call, `null` for none
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

/** Clears the refused tokens. Called after a sign-in. */
export function resetSessionExpiry(): void {
  refused.clear();
}
