import { type AddLabelsBody, LabelJob, queueEndpoints } from '@stockroom/contract';
import { request } from '#shared/api/http';
import { stockKey } from '../stock/stockKeys';

/** Query keys of the labels. Copies "as many as there are units" depend on stock: whatever changes stock invalidates them. */
export const labelsKey = [...stockKey, 'queues', 'labels'] as const;

/** Adds products to the pending label job; products already in it stay unchanged, so a repeated call adds them only once. */
export const addLabels = (products: AddLabelsBody['products'], signal?: AbortSignal): Promise<LabelJob> =>
  request({ method: 'POST', path: queueEndpoints.labelJobs, body: { products }, schema: LabelJob, signal });
