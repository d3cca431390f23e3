declare const isNew: unique symbol;

/**
 * Id of a record about to be created. Only `useIdempotentCreate` provides one, so that nothing can be created without it: a
 * form uses one id for all its clicks, and the server accepts each id once.
 */
export type IdempotencyKey = string & { readonly [isNew]: true };

/** Id of the created record; if one action creates several records, of each by its index, from 0. */
export type IdOf = (part?: number) => IdempotencyKey;

/**
 * Creates one record, or the parts of one action.
 * @returns `false`, `{ ok: false }` or a rejection where it was not created, and may be retried
 */
export type CreateRequest<Values> = (values: Values, idOf: IdOf) => unknown;

export interface IdempotentCreate {
  /** Creates it, unless that is done or pending. */
  create: <Values>(values: Values, make: CreateRequest<Values>) => void;
  /** Begins a new record. */
  begin: () => void;
}

/** Creates the guard of a form's create, from the beginning of the form. @param stays see `useIdempotentCreate` */
export function createIdempotentCreate(stays: boolean): IdempotentCreate {
  let ids: IdempotencyKey[] = [];
  let last = '';
  let taken: object | null = null;

  const idOf: IdOf = (part = 0) => (ids[part] ??= crypto.randomUUID() as string as IdempotencyKey);
  const begin = () => {
    if (taken !== null) ids = [];
    taken = null;
  };
  const release = (mine: object, isMade: boolean) => {
    if (taken !== mine) return;
    if (!isMade) taken = null;
    else if (stays) begin();
  };

  return {
    begin,
    create(values, make) {
      const name = JSON.stringify(values);
      if (taken !== null && (!stays || name === last)) return;
      // A failed create may have succeeded with only its answer lost: the same values keep their ids.
      if (taken !== null || name !== last) ids = [];
      last = name;
      const mine = {};
      taken = mine;
      void wasMade(make(values, idOf)).then((isMade) => release(mine, isMade));
    },
  };
}

async function wasMade(making: unknown): Promise<boolean> {
  try {
    const made = await making;
    const isRefused = typeof made === 'object' && made !== null && 'ok' in made && made.ok === false;
    return made !== false && !isRefused;
  } catch {
    return false;
  }
}
