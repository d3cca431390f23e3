import type { BoardLabel } from '@stockroom/contract';

/** Whether a label of the board has this title already, without regard to case: the server refuses a second one. */
export function sameTitle(labels: readonly BoardLabel[], title: string, exceptId?: string): boolean {
  const wanted = keyOf(title);
  return labels.some((label) => label.id !== exceptId && keyOf(label.title) === wanted);
}

// As the server compares: without case and accents, the Turkish İ, I, ı and i as one letter.
const keyOf = (title: string): string =>
  title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ı/g, 'i').replace(/\s+/g, ' ').trim();
