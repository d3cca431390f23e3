import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Backend } from '../engine/store/backend';
import { createMemoryBackend, type MemoryContents } from '../engine/store/memoryBackend';

/** Delay in milliseconds, so that changes close together are written once. */
const WRITE_DELAY_MS = 200;

export interface FileBackend extends Backend {
  /** Writes pending changes. */
  flush: () => Promise<void>;
}

/**
 * Opens a back end that keeps rows in one JSON file: all of it in memory, written a moment after a change and at the end. A new
 * file replaces the old one only when complete. An unreadable file is renamed to end in `.damaged`, never overwritten.
 */
export async function openFileBackend(file: string): Promise<FileBackend> {
  const contents = await readContents(file);
  let read: (() => MemoryContents) | null = null;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const flush = () => {
    clearTimeout(timer);
    const current = read;
    read = null;
    if (current) writing = writing.then(() => writeContents(file, current()));
    return writing;
  };
  const memory = createMemoryBackend({
    ...(contents && { contents }),
    kind: 'file',
    onCommit: (readAll) => {
      read = readAll;
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), WRITE_DELAY_MS);
    },
    onClose: flush,
  });
  return { ...memory, flush };
}

async function readContents(file: string): Promise<MemoryContents | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  try {
    const value: unknown = JSON.parse(text);
    if (isContents(value)) return value;
  } catch {
    // Continues below, where the unreadable file is renamed.
  }
  await rename(file, `${file}.damaged`);
  return null;
}

async function writeContents(file: string, contents: MemoryContents): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const whole = `${file}.new`;
  await writeFile(whole, JSON.stringify(contents));
  await rename(whole, file);
}

function isContents(value: unknown): value is MemoryContents {
  return typeof value === 'object' && value !== null && 'head' in value && 'rows' in value && Array.isArray(value.rows);
}
