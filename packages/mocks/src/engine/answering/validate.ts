import type { Issue } from '@stockroom/contract';
import * as v from 'valibot';
import { badRequest } from '../errors';

/**
 * Validates a body or a query against its schema.
 * @throws Refusal 400 with every issue and its dotted path
 */
export function validate<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw badRequest(...toContractIssues(result.issues));
}

export function toContractIssues(issues: readonly v.BaseIssue<unknown>[], prefix = ''): Issue[] {
  return issues.map((issue) => ({ path: `${prefix}${v.getDotPath(issue) ?? ''}`, message: issue.message }));
}
