import * as v from 'valibot';
import { isApiError } from '#shared/api/ApiError';
import { request, type RequestOptions } from '#shared/api/http';

/** An unsent write of the contract: as plain data it can wait in the outbox. Sending it twice has the effect of once. */
export type WriteCall<Answer> = Omit<RequestOptions<v.GenericSchema<unknown, Answer>>, 'signal' | 'auth'>;

/** Types a write by its response in the contract. */
export const defineWrite = <Schema extends v.GenericSchema>(
  call: WriteCall<v.InferOutput<Schema>> & { schema: Schema },
): WriteCall<v.InferOutput<Schema>> => call;

/** Sends a write. If an earlier attempt succeeded and only its response was lost, returns the created record. */
export async function sendWrite<Answer>(call: WriteCall<Answer>): Promise<Answer> {
  try {
    return await request(call);
  } catch (error) {
    const isMaking = call.method === 'POST' || call.method === 'PUT';
    const made = isMaking && isApiError(error, 'conflict') ? v.safeParse(call.schema, error.current) : null;
    if (made?.success) return made.output;
    throw error;
  }
}
