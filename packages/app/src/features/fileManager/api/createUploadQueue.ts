import { allowedFileName, FILE_BYTES, PART_BYTES } from '@stockroom/contract';
import { isApiError } from '#shared/api/ApiError';
import type { Picked } from '../model/pickedFiles';
import { canRetry, isUnfinished, type StoredUpload, type UploadLine, type UploadStatus } from '../model/uploadLine';
import type { UploadCalls } from './uploadCalls';
import { createUploadFolders, type UploadFolders } from './uploadFolders';

/** Choices for a file whose name is taken. */
export type TakenChoice = 'rename' | 'replace' | 'skip';

interface Batch {
  folders: UploadFolders;
  /** The user's answer for the whole batch. */
  forAll: TakenChoice | null;
}

interface Job {
  file: File | null;
  path: readonly string[];
  batch: Batch;
  stop: AbortController;
  /** Whether all bytes have been sent. */
  isWhole: boolean;
  on: 'refuse' | 'rename' | 'replace';
}

/** Number of files sent in parallel. */
const MAX_PARALLEL = 2;

/**
 * Uploads files part by part: each can be paused, cancelled and retried, and resumes where it stopped. It is independent of any
 * page and goes on while the user navigates. A taken name stops only its own file until the user has answered.
 */
export function createUploadQueue(calls: UploadCalls) {
  let lines: readonly UploadLine[] = [];
  let running = 0;
  /** Frees the space that an upload without enough space has taken: until then the others can't tell whether they fit. */
  let freeing: Promise<unknown> | null = null;
  const jobs = new Map<string, Job>();
  const listeners = new Set<() => void>();
  const change = (next: readonly UploadLine[]) => {
    lines = next;
    for (const listener of listeners) listener();
  };
  const set = (ids: readonly string[], with_: Partial<UploadLine>) =>
    change(lines.map((line) => (ids.includes(line.id) ? { ...line, ...with_ } : line)));
  const idsOf = (isMeant: (line: UploadLine) => boolean) => lines.filter(isMeant).map(({ id }) => id);

  const ended = () => {
    running -= 1;
    pump();
  };
  function pump(): void {
    while (running < MAX_PARALLEL) {
      const next = lines.find(({ status }) => status === 'waiting');
      const job = next && jobs.get(next.id);
      if (!job) return;
      running += 1;
      void run(next, job).finally(ended);
    }
  }
  async function run({ id, name, sent }: UploadLine, job: Job): Promise<void> {
    job.stop = new AbortController();
    const { signal } = job.stop;
    set([id], { status: 'sending' });
    try {
      if (job.file && !job.isWhole) await sendAll(id, job.file, sent, signal);
      job.isWhole = true;
      const folderId = await job.batch.folders.idOf(job.path);
      if (signal.aborted) return;
      if (job.file) await calls.make({ id, folderId, name, upload: id }, job.on);
      set([id], { status: 'done' });
    } catch (error) {
      if (!signal.aborted) await fail(id, job, error);
    }
  }
  async function sendAll(id: string, file: File, from: number, signal: AbortSignal): Promise<void> {
    let sent = from;
    do {
      sent = await calls.send(id, sent, file.slice(sent, sent + PART_BYTES), signal);
      set([id], { sent });
    } while (sent < file.size);
  }
  async function fail(id: string, job: Job, error: unknown): Promise<void> {
    if (statusOf(error) === 'full') await makeRoom(id, job);
    else if (!isApiError(error, 'conflict')) set([id], { status: statusOf(error) });
    else if (job.batch.forAll) settle([id], job.batch.forAll);
    else set([id], { status: 'asking' });
  }
  /** The first upload without enough space frees its part for the others, which continue afterwards. */
  async function makeRoom(id: string, job: Job): Promise<void> {
    if (freeing) {
      await freeing;
      if (!job.stop.signal.aborted) set([id], { status: 'waiting' });
      return;
    }
    job.isWhole = false;
    set([id], { status: 'full', sent: 0 });
    freeing = calls.giveUp(id).catch(() => undefined);
    await freeing;
    freeing = null;
  }
  function settle(ids: readonly string[], choice: TakenChoice): void {
    for (const id of ids) {
      const job = jobs.get(id);
      if (job) job.on = choice === 'skip' ? 'refuse' : choice;
    }
    set(ids, { status: choice === 'skip' ? 'skipped' : 'waiting' });
    pump();
  }
  function drop(ids: readonly string[]): void {
    for (const line of lines.filter(({ id }) => ids.includes(id))) {
      jobs.get(line.id)?.stop.abort();
      jobs.delete(line.id);
      // The server forgets an unfinished upload after a day.
      if (line.status !== 'done' && line.sent > 0) calls.giveUp(line.id).catch(() => undefined);
    }
    change(lines.filter(({ id }) => !ids.includes(id)));
    pump();
  }
  function pause(ids: readonly string[]): void {
    for (const id of ids) jobs.get(id)?.stop.abort();
    set(ids, { status: 'paused' });
  }
  function resume(ids: readonly string[]): void {
    for (const line of lines.filter(({ id }) => ids.includes(id))) {
      const job = jobs.get(line.id);
      if (!job || line.status !== 'gone') continue;
      job.batch.folders.forget();
      job.isWhole = false;
    }
    set(ids, { status: 'waiting' });
    pump();
  }
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => lines,
    /** Begins to upload files into a folder. A file whose upload was lost resumes where it stopped. */
    add(picked: readonly Picked[], folderId: string | null): void {
      const batch: Batch = { folders: createUploadFolders(calls, folderId), forAll: null };
      const lost = lines.filter(({ status }) => status === 'lost');
      const more = picked.map(({ file, path }): UploadLine => {
        const name = allowedFileName(file?.name ?? path.at(-1) ?? '');
        const about = { name, size: file?.size ?? 0, changedAt: file?.lastModified ?? 0 };
        const isSame = (line: UploadLine) => line.name === name && line.size === about.size && line.changedAt === about.changedAt;
        const before = lost.find(isSame);
        if (before) lost.splice(lost.indexOf(before), 1);
        // Safe against double submits: each file chosen becomes a line of the list and is sent under this id however often it is tried.
        const id = before?.id ?? crypto.randomUUID();
        const isLarge = file !== null && file.size > FILE_BYTES;
        const job = { file, path, batch, stop: new AbortController(), isWhole: false, on: 'refuse' } as const;
        if (!isLarge) jobs.set(id, { ...job });
        return { ...about, id, sent: before?.sent ?? 0, status: isLarge ? 'tooLarge' : 'waiting' };
      });
      const again = new Set(more.map(({ id }) => id));
      change([...lines.filter(({ id }) => !again.has(id)), ...more]);
      pump();
    },
    /** Uploads that would be lost with the page. */
    kept: (): StoredUpload[] =>
      lines
        .filter((line) => line.status === 'lost' || (jobs.get(line.id)?.file && (isUnfinished(line) || canRetry(line))))
        .map(({ status: _status, ...line }) => line),
    /** Lists the uploads that were lost with an earlier page. */
    tellLost: (interruptedUploads: readonly StoredUpload[]) =>
      change([...lines, ...interruptedUploads.map((line): UploadLine => ({ ...line, status: 'lost' }))]),
    /** Answers for the file asked about, or for its whole batch. */
    answer(id: string, choice: TakenChoice, isForAll: boolean): void {
      const batch = jobs.get(id)?.batch;
      if (isForAll && batch) batch.forAll = choice;
      settle(isForAll ? idsOf((line) => line.status === 'asking' && jobs.get(line.id)?.batch === batch) : [id], choice);
    },
    /** Whether other files of the same batch are unfinished. */
    hasMore: (id: string) =>
      lines.some((line) => line.id !== id && isUnfinished(line) && jobs.get(line.id)?.batch === jobs.get(id)?.batch),
    pause: (id: string) => pause([id]),
    resume: (id: string) => resume([id]),
    pauseAll: () => pause(idsOf(({ status }) => status === 'waiting' || status === 'sending')),
    resumeAll: () => resume(idsOf(({ status }) => status === 'paused')),
    /** Cancels an upload, or removes it from the list. */
    cancel: (id: string) => drop([id]),
    /** Cancels all uploads and empties the list. */
    clear: () => drop(idsOf(() => true)),
  };
}

function statusOf(error: unknown): UploadStatus {
  if (!isApiError(error)) return 'failed';
  if (error.status === 413) return 'full';
  return error.kind === 'notFound' ? 'gone' : 'failed';
}
