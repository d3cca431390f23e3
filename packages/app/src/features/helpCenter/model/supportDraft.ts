import { HELP_LIMITS, SupportBody, SupportFile } from '@stockroom/contract';
import * as v from 'valibot';

/** The typed part of a request. */
export const SupportDraft = v.object({
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
  files: v.optional(v.array(SupportFile), []),
});
export type SupportDraft = v.InferOutput<typeof SupportDraft>;

export const SUPPORT_FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type SupportField = (typeof SUPPORT_FIELDS)[number];

/** Problem of a field: its value is missing or invalid, or too long. */
export type SupportProblem = 'missing' | 'tooLong';

/** Problems that prevent sending a request, by field, as the contract defines them. */
export function supportProblems(draft: SupportDraft): Partial<Record<SupportField, SupportProblem>> {
  const result = v.safeParse(SupportBody, { ...draft, attachments: [] });
  if (result.success) return {};
  return Object.fromEntries(
    result.issues.flatMap(({ path }) => {
      const field = SUPPORT_FIELDS.find((name) => name === path?.[0]?.key);
      return field ? [[field, draft[field].length > HELP_LIMITS[field] ? 'tooLong' : 'missing'] as const] : [];
    }),
  );
}
