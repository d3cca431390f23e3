import { useState } from 'react';
import { createIdempotentCreate, type CreateRequest } from './idempotentCreate';

export type { IdOf, CreateRequest, IdempotencyKey } from './idempotentCreate';

export interface IdempotentCreateOptions {
  /** The form stays for the next one: it begins anew when this one is made, or with other values. */
  stays?: boolean;
}

/**
 * Makes what a form is for, once, however often it is asked: by a double click, by Enter twice, by Enter while the page goes on.
 * Every create of the app goes through this; a form of its own is one that is drawn anew each time it opens.
 * @example const { create } = useIdempotentCreate((draft: LabelDraft, idOf) => writes.create({ ...draft, id: idOf() }));
 */
export function useIdempotentCreate<Values>(make: CreateRequest<Values>, { stays = false }: IdempotentCreateOptions = {}) {
  const [creation] = useState(() => createIdempotentCreate(stays));
  return {
    create: (values: Values): void => creation.create(values, make),
    /** Something new is being written. */
    begin: creation.begin,
  };
}
