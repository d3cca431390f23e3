declare const isSubject: unique symbol;

/** The subject of a draft, such as `product/12`. */
export type DraftSubject = string & { readonly [isSubject]: true };

/**
 * Names what a draft is of. Nothing is kept under any other name: a journey finds every `kind` that the code names here, and fails for one
 * that it is not shown how to type half of (`e2e/draftRecovery`).
 * @param kind what it is, said in place: `'product'`
 * @param ids which one it is
 */
export function draftSubject(kind: string, ...ids: readonly (string | number)[]): DraftSubject {
  return [kind, ...ids].join('/') as DraftSubject;
}
