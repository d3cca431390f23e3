/** A field that the server refused, in its own words. */
export interface Refusal<Field extends string = string> {
  field: Field;
  message: string;
}

/**
 * Why a write did not happen. `gone`: the record was deleted elsewhere · `changed`: somebody changed what was to be deleted · `offline`: nothing answered · `server`: it answered
 * with an error · `upstream`: a server behind it did · `shape`: an answer that nobody understands · `unexpected`: a defect.
 */
export interface WriteFailure {
  kind: 'gone' | 'changed' | 'offline' | 'timeout' | 'server' | 'upstream' | 'shape' | 'expired' | 'unexpected';
  /** The call that failed, such as `PATCH /api/apps/…`. */
  call: string;
}
