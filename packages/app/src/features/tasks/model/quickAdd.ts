import type { TaskFields, TaskPerson, TaskTag } from '@stockroom/contract';
import { findWords, plainText, type Span, spanOf, withoutSpans } from '#shared/dateParsing/model/plainText';
import { maskSpan, type DatePiece, readDates, TAKEN } from './readDates';

export type QuickKind = DatePiece['kind'] | 'priority' | 'tag' | 'person';

/** A recognised part of the text. */
export interface QuickPart {
  kind: QuickKind;
  /** The part, as typed. */
  text: string;
}

/** A task parsed from a line of text. */
export interface QuickTask {
  /** The line as typed. */
  text: string;
  patch: Partial<TaskFields> & { title: string };
  /** Titles of tags that do not exist yet. */
  newTags: readonly string[];
  parts: readonly QuickPart[];
}

export interface QuickFacts {
  /** The current time in milliseconds since 1970. */
  now: number;
  tags: readonly TaskTag[];
  people: readonly TaskPerson[];
  /** Parts to be left as plain text. */
  plainParts: ReadonlySet<string>;
}

/**
 * Parses a task from a line, in English or Turkish: "Dress the window tomorrow 5pm p1 #window @Priya", "Vitrin yarın 17:00 p1
 * #vitrin", "Rent every month". The unrecognised rest is the title.
 */
export function parseQuickTask(text: string, { now, tags, people, plainParts }: QuickFacts): QuickTask {
  const spans: Span[] = [];
  const parts: QuickPart[] = [];
  const newTags: string[] = [];
  const patch: Partial<TaskFields> = {};
  // A part that is recognised, or left as text, is not matched again.
  let left = text;
  const cover = (span: Span) => {
    left = maskSpan(left, span, TAKEN);
  };
  for (const plainPart of plainParts) {
    for (let start = text.indexOf(plainPart); start >= 0; start = text.indexOf(plainPart, start + plainPart.length)) {
      cover({ start, end: start + plainPart.length });
    }
  }
  const take = (kind: QuickKind, span: Span) => {
    const part = { kind, text: text.slice(span.start, span.end) };
    if (!parts.some((other) => other.kind === kind && other.text === part.text)) parts.push(part);
    spans.push(span);
    cover(span);
  };

  const tagIds = new Set<string>();
  for (const match of left.matchAll(/(?<![^\s("'])#([\p{L}\p{N}_-]+)/gu)) {
    const title = (match[1] ?? '').replace(/[_-]+/g, ' ');
    const isTitle = (other: string) => plainText(other) === plainText(title);
    const known = tags.find((tag) => isTitle(tag.title));
    // "Order #1042" is a number, unless a tag has that title.
    if (!known && /^\d+$/.test(title)) continue;
    if (known) tagIds.add(known.id);
    else if (!newTags.some(isTitle)) newTags.push(title);
    take('tag', spanOf(match));
  }
  const person = readPerson(left, people);
  if (person) {
    patch.assignedTo = person.id;
    take('person', person.span);
  }
  const priority = findWords(plainText(left), 'p[123]');
  if (priority) {
    patch.priority = ({ p1: 2, p2: 1, p3: 0 } as const)[priority[0] as 'p1'];
    take('priority', spanOf(priority));
  }
  const dates = readDates(left, now);
  for (const { kind, span } of dates.pieces) take(kind, span);
  const title = titleOf(text, spans);
  return { text, patch: { ...patch, ...dates.patch, ...(tagIds.size > 0 && { tags: [...tagIds] }), title }, newTags, parts };
}

/** The unrecognised rest of a text. Where there is none, as in "Monday", the whole text is the title: a task needs a name. */
function titleOf(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return withoutSpans(text, spans);
  const rest = withoutSpans(text, spans).replace(/^[\s,;]+|[\s,;]+$/gu, '');
  return /[\p{L}\p{N}\p{S}]/u.test(rest) ? rest : withoutSpans(text, []);
}

/** A suffix of a name: "@Priya's", "@Priya'ya". */
const ENDING = /^['’]\p{L}+/u;

/** The person of exactly that first name, else the only person whose name begins with it; nobody where it is ambiguous. */
function findByFirstName(people: readonly TaskPerson[], first: string): TaskPerson | undefined {
  const peopleStartingWith = (start: string) => people.filter(({ name }) => plainText(`${name} `).startsWith(start));
  const [called, other] = [peopleStartingWith(`${first} `), peopleStartingWith(first)].find((found) => found.length > 0) ?? [];
  return other ? undefined : called;
}

/**
 * Finds a person after an `@`, by first and last name or by the beginning of the first name. An `@` within a word, as in an
 * e-mail address, names nobody.
 */
function readPerson(text: string, people: readonly TaskPerson[]): { id: string; span: Span } | null {
  for (const match of text.matchAll(/(?<![^\s("'])@(\p{L}+)(?:\s+(\p{L}+))?/gu)) {
    const [all, first = '', second] = match;
    const whole = second === undefined ? null : plainText(`${first} ${second}`);
    const named = whole === null ? undefined : people.find(({ name }) => plainText(name) === whole);
    const found = named ?? findByFirstName(people, plainText(first));
    if (!found) continue;
    const end = match.index + (named ? all.length : first.length + 1);
    return { id: found.id, span: { start: match.index, end: end + (ENDING.exec(text.slice(end))?.[0].length ?? 0) } };
  }
  return null;
}
