import { NOTE_COLORS, type NoteLabel } from '@stockroom/contract';
import { SCRIPT_LINK } from '../engine/worker/scriptLink';
import { buildNote, buildTasks } from './note.factory';
import type { StoredNote } from './storedNote';

const about = ['Order', 'Window', 'Rota', 'Delivery', 'Price', 'Sample', 'Repair', 'Sipariş', 'Vitrin', 'Ölçü'];
const what = ['watches', 'scarves', 'straps', 'boots', 'mugs', 'kumaş', 'çanta', 'raf', 'boxes', 'signs'];
const labels = ['customers', 'ideas', 'routine', 'stock', 'suppliers', 'window'];

/** Makes any number of notes of all heights, the same every time: for the lists of a user who writes everything down. */
export function manyNotes(count: number): StoredNote[] {
  return Array.from({ length: count }, (_unused, index) => {
    const id = `many-${index + 1}`;
    const changed = new Date(Date.UTC(2026, 0, 20) - index * 3_600_000).toISOString();
    return buildNote({
      id,
      title: index % 11 === 0 ? '' : `${pick(about, index)}: ${pick(what, Math.floor(index / 10))} ${index + 1}`,
      content: 'Said on the phone, to be asked again. '.repeat(index % 7),
      tasks: buildTasks(
        id,
        Array.from({ length: index % 5 === 0 ? (index % 9) + 1 : 0 }, (_, step) => `${step % 3 ? '' : 'x '}Step ${step + 1}`),
      ),
      labels: index % 3 === 0 ? [pick(labels, index)] : [],
      color: index % 4 === 0 ? pick(NOTE_COLORS, index / 4) : 'none',
      createdAt: changed,
      updatedAt: changed,
    });
  });
}

const pick = <T>(from: readonly [T, ...T[]] | readonly T[], index: number): T => from[index % from.length] as T;

const texts: readonly string[] = [
  '<img src=x onerror=alert(1)>',
  'Unbreakable'.repeat(23),
  'مَعْطَف شَتَوِيّ',
  '腕時計 クロノグラフ',
  '__proto__',
  'Right\u202eto left override',
  '',
  '\u0301Combining first',
  '🧵 Needle and thread',
  '007',
];

export const hostileLabels: readonly NoteLabel[] = [
  { id: '__proto__', title: '<b>Bold</b>' },
  { id: 'long-label', title: 'Unbreakable'.repeat(5) },
];

/**
 * Makes notes that break careless pages: markup, links that run scripts, long words, other scripts, invalid pictures, 200
 * tasks.
 */
export function hostileNotes(): StoredNote[] {
  const notes = texts.map((text, index) =>
    buildNote({
      id: `note-${index + 1}`,
      title: text,
      content: `${text} <script>alert(1)</script> ${text}`,
      tasks: buildTasks(`note-${index + 1}`, [text, `> x ${text}`]),
      image: index % 4 === 1 ? SCRIPT_LINK : null,
      labels: ['__proto__', 'long-label', 'gone'],
    }),
  );
  const long = buildNote({
    id: 'note-long',
    title: 'Two hundred',
    tasks: buildTasks(
      'note-long',
      Array.from({ length: 200 }, (_, index) => `${index % 2 ? 'x ' : ''}Thing ${index + 1}`),
    ),
    // A value that a store may hold but no picker offers.
    color: 'url(javascript:0)' as never,
  });
  return [...notes, long];
}
