declare const isNew: unique symbol;

/**
 * The id of something that is about to be made. `useIdempotentCreate` alone gives one, so that nothing can be made without it: a form has one
 * id for all its presses, and the server takes what has it once.
 */
export type IdempotencyKey = string & { readonly [isNew]: true };

/** The id of what is made; of an act that makes several things, of each by its place, from 0. */
export type IdOf = (part?: number) => IdempotencyKey;

/**
 * Makes one thing, or the parts of one act.
 * @returns `false`, `{ ok: false }` or a rejection where it was not made, and may be tried again
 */
export type CreateRequest<Values> = (values: Values, idOf: IdOf) => unknown;

export interface IdempotentCreate {
  /** Makes it, unless that was done or is under way. */
  create: <Values>(values: Values, make: CreateRequest<Values>) => void;
  /** Something new is being written. */
  begin: () => void;
}

/** A form's create, from when it is begun. @param stays see `useIdempotentCreate` */
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
      // A refused create may have been made, and only the answer was lost: the very same keeps its ids.
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
