/** A field that the server refused, in its own words. */
export interface Refusal<Field extends string = string> {
  field: Field;
  message: string;
}

/**
 * Reason why a write failed. `gone`: the record was deleted elsewhere · `changed`: somebody changed the record to be
 * deleted · `offline`: no answer · `server`: it answered with an error · `upstream`: a server behind it did · `shape`: an
 * invalid answer · `unexpected`: a defect.
 */
export interface WriteFailure {
  kind: 'gone' | 'changed' | 'offline' | 'timeout' | 'server' | 'upstream' | 'shape' | 'expired' | 'unexpected';
  /** The call that failed, such as `PATCH /api/apps/…`. */
  call: string;
}
