import type * as v from 'valibot';
import { request, type RequestOptions } from '../../../shared/api/http';

/** A write of the contract, not sent yet: as data it can wait in the outbox. Sent twice it does what it does once. */
export type WriteCall<Answer> = Omit<RequestOptions<v.GenericSchema<unknown, Answer>>, 'signal' | 'auth'>;

/** Names a write by what the contract answers to it. */
export const writeCall = <Schema extends v.GenericSchema>(
  call: WriteCall<v.InferOutput<Schema>> & { schema: Schema },
): WriteCall<v.InferOutput<Schema>> => call;

/** Sends a write. */
export const sendWrite = <Answer>(call: WriteCall<Answer>): Promise<Answer> => request(call);
