import { useState } from 'react';
import { createIdempotentCreate, type CreateRequest } from './idempotentCreate';

export type { IdOf, CreateRequest, IdempotencyKey } from './idempotentCreate';

export interface IdempotentCreateOptions {
  /** Whether the form stays for another record: it begins anew once this one is created, or with other values. */
  stays?: boolean;
}

/**
 * Creates a form's record once, however often it is submitted: by a double click, by Enter twice, by Enter while the page
 * navigates. Every create of the app goes through this; "a form" means one mounted anew each time it opens.
 * @example const { create } = useIdempotentCreate((draft: LabelDraft, idOf) => writes.create({ ...draft, id: idOf() }));
 */
export function useIdempotentCreate<Values>(make: CreateRequest<Values>, { stays = false }: IdempotentCreateOptions = {}) {
  const [creation] = useState(() => createIdempotentCreate(stays));
  return {
    create: (values: Values): void => creation.create(values, make),
    /** Begins a new record. */
    begin: creation.begin,
  };
}
