import * as v from 'valibot';
import { isApiError } from '../../../../shared/api/ApiError';
import { request, type RequestOptions } from '../../../../shared/api/http';

/** A write of the contract, not sent yet: as data it can wait in the outbox. Sent twice it does what it does once. */
export type WriteCall<Answer> = Omit<RequestOptions<v.GenericSchema<unknown, Answer>>, 'signal' | 'auth'>;

/** Names a write by what the contract answers to it. */
export const writeCall = <Schema extends v.GenericSchema>(
  call: WriteCall<v.InferOutput<Schema>> & { schema: Schema },
): WriteCall<v.InferOutput<Schema>> => call;

/** Sends a write. What was made by it before, when only the answer was lost, is its answer. */
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
