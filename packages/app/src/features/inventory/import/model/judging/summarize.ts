import type { CheckSummary } from '../report';
import { type Note, NOTE_CODES, type NoteCode } from './issues';
import { type Judgement, RECORD_KINDS, type RecordKind } from './judge';
import { nameKey } from './names';

/** The stored part of a judged record: the rest is judged again when the record is viewed. */
export interface Verdict {
  kind: RecordKind;
  issues: Judgement['issues'];
  notes: readonly NoteCode[];
  newTags: readonly string[];
  /** Size of the record's pictures. */
  pictureBytes: number;
}

/** Adds up the verdicts. A skipped record counts as such and adds no problem, note or tag. */
export function summarize(
  verdicts: readonly Verdict[],
): Pick<CheckSummary, 'counts' | 'errors' | 'warnings' | 'suspicious' | 'suggestions' | 'notes' | 'newTags'> {
  const counts = Object.fromEntries(RECORD_KINDS.map((kind) => [kind, 0])) as Record<RecordKind, number>;
  const notes = new Map<NoteCode, number>();
  const tags = new Map<string, string>();
  let errors = 0;
  let warnings = 0;
  let suspicious = 0;
  let suggestions = 0;
  for (const { kind, issues, notes: verdictNotes, newTags } of verdicts) {
    counts[kind]++;
    if (kind === 'skipped') continue;
    for (const { severity, suggestion } of issues) {
      if (severity === 'error') errors++;
      else warnings++;
      if (suggestion !== undefined) suggestions++;
    }
    for (const note of verdictNotes) notes.set(note, (notes.get(note) ?? 0) + 1);
    if (kind === 'add' || kind === 'change') {
      suspicious += issues.filter(({ code }) => code === 'unlikely').length;
      for (const title of newTags) if (!tags.has(nameKey(title))) tags.set(nameKey(title), title);
    }
  }
  return {
    counts,
    errors,
    warnings,
    suspicious,
    suggestions,
    notes: NOTE_CODES.flatMap((code): Note[] => (notes.has(code) ? [{ code, count: notes.get(code) ?? 0 }] : [])),
    newTags: [...tags.values()],
  };
}
