declare const isSubject: unique symbol;

/** The subject of a draft, such as `product/12`. */
export type DraftSubject = string & { readonly [isSubject]: true };

/**
 * Names the subject of a draft. No draft is stored under any other name: a journey finds every `kind` in the code, and
 * fails for one that it cannot half type (`e2e/draftRecovery`).
 * @param kind the kind of record, as a literal at the call: `'product'`
 * @param ids which record it is
 */
export function draftSubject(kind: string, ...ids: readonly (string | number)[]): DraftSubject {
  return [kind, ...ids].join('/') as DraftSubject;
}
