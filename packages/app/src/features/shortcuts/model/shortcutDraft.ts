import { isLongerThan, type Shortcut, SHORTCUT_LIMITS } from '@stockroom/contract';
import * as v from 'valibot';

/** Schema of a shortcut's draft. */
export const ShortcutDraft = v.object({
  label: v.string(),
  description: v.string(),
  icon: v.string(),
  link: v.string(),
  useRouter: v.boolean(),
});
export type ShortcutDraft = v.InferOutput<typeof ShortcutDraft>;

export const NEW_DRAFT: ShortcutDraft = { label: '', description: '', icon: 'bookmark', link: '', useRouter: true };

export const toDraft = ({ label, description, icon, link, useRouter }: Shortcut): ShortcutDraft => ({
  label,
  description,
  icon,
  link,
  useRouter,
});

export const isSame = (a: ShortcutDraft, b: ShortcutDraft): boolean =>
  Object.entries(a).every(([key, value]) => b[key as keyof ShortcutDraft] === value);

/** A field's problem, as a key of the texts. */
export type ShortcutProblem = 'labelEmpty' | 'labelLong' | 'descriptionLong' | 'linkEmpty' | 'linkBad';
export type ShortcutProblems = Partial<Record<'label' | 'description' | 'link', ShortcutProblem>>;

/**
 * Problems by field; empty when the draft can be saved.
 * @param isSafeLink the app's check of links
 */
export function problemsOf({ label, description, link }: ShortcutDraft, isSafeLink: (link: string) => boolean): ShortcutProblems {
  const problems: ShortcutProblems = {};
  if (label.trim() === '') problems.label = 'labelEmpty';
  else if (isLongerThan(label.trim(), SHORTCUT_LIMITS.label)) problems.label = 'labelLong';
  if (isLongerThan(description.trim(), SHORTCUT_LIMITS.description)) problems.description = 'descriptionLong';
  if (link.trim() === '') problems.link = 'linkEmpty';
  else if (!isSafeLink(link.trim())) problems.link = 'linkBad';
  return problems;
}

/** Converts a draft to a shortcut, trimmed. Only the app's own paths can be opened in the router. */
export function toShortcut(draft: ShortcutDraft, isOwnPath: (link: string) => boolean): Omit<Shortcut, 'id' | 'position'> {
  const link = draft.link.trim();
  return {
    label: draft.label.trim(),
    description: draft.description.trim(),
    icon: draft.icon,
    link,
    useRouter: draft.useRouter && isOwnPath(link),
  };
}
