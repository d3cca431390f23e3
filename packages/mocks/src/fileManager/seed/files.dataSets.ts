import { SCRIPT_LINK } from '../../engine/worker/scriptLink';
import { buildFile, buildFolder } from '../file.factory';
import type { StoredFile } from '../storedFile';

const KINDS = [
  ['Delivery note', '.pdf', 'PDF', 'application/pdf', 'welcome'],
  ['Stock count', '.csv', 'CSV', 'text/csv', 'straps'],
  ['Notes', '.txt', 'TXT', 'text/plain', 'call-notes'],
  ['Photo', '.jpg', 'JPG', 'image/jpeg', 'counter'],
] as const;

/** Generates a number of files at the root, always the same ones, for folders as large as a real shop's. */
export function manyFiles(count: number): StoredFile[] {
  return Array.from({ length: count }, (_unused, index) => {
    const [name, ending, type, mime, content] = KINDS[index % KINDS.length] ?? KINDS[0];
    return buildFile({
      id: `many-${index + 1}`,
      name: `${name} ${index + 1}${ending}`,
      type,
      mime,
      content,
      size: 900 + index * 7,
    });
  });
}

const names: readonly string[] = [
  '<img src=x onerror=alert(1)>.html',
  `${'Unbreakable'.repeat(22)}.txt`,
  'مَعْطَف شَتَوِيّ.pdf',
  '腕時計.jpg',
  '__proto__',
  'photo\u202egpj.exe',
  '',
  '..',
  'CON.txt',
  'a/b\\c',
  '👩‍👩‍👧‍👦🧵.txt',
  '=1+1.csv',
  'İıIi.txt',
];

/**
 * Files that break careless pages: names with scripts, with reversed writing direction, that no disk accepts, and folders that
 * contain each other.
 */
export function hostileFiles(): StoredFile[] {
  return [
    ...names.map((name, index) =>
      buildFile({
        id: `file-${index + 1}`,
        name,
        content: 'empty',
        description: `<b>${name}</b> ${SCRIPT_LINK}`,
        createdBy: name,
      }),
    ),
    buildFolder({ id: '__proto__', name: '__proto__' }),
    buildFolder({ id: 'ring-1', folderId: 'ring-2', name: 'Round' }),
    buildFolder({ id: 'ring-2', folderId: 'ring-1', name: 'and round' }),
    buildFolder({ id: 'deep', name: 'Wide '.repeat(40) }),
    buildFile({
      id: 'huge',
      folderId: 'deep',
      name: 'Huge.zip',
      type: 'ZIP',
      mime: 'application/zip',
      size: 2 ** 31,
      content: 'gone',
    }),
    buildFile({ id: 'orphan', folderId: 'nowhere', name: 'Orphan.txt' }),
  ];
}
