import * as v from 'valibot';

/**
 * State of an upload. `asking`: its name is taken and the user is asked · `full`: not enough space · `gone`: its target folder
 * no longer exists · `skipped`: its name is taken and it was left out · `lost`: the page was closed during the upload, and the
 * file with it; choosing it again resumes the upload.
 */
export type UploadStatus =
  | 'waiting'
  | 'sending'
  | 'paused'
  | 'asking'
  | 'done'
  | 'skipped'
  | 'failed'
  | 'full'
  | 'gone'
  | 'tooLarge'
  | 'lost';

/** The part of an unfinished upload that outlives the page. */
export const StoredUpload = v.object({
  id: v.string(),
  name: v.string(),
  /** In bytes. */
  size: v.number(),
  sent: v.number(),
  /** When the file was last changed, in milliseconds since 1970: with name and size it identifies the file. */
  changedAt: v.number(),
});
export type StoredUpload = v.InferOutput<typeof StoredUpload>;

/** One file being uploaded. */
export interface UploadLine extends StoredUpload {
  status: UploadStatus;
}

const UNFINISHED: readonly UploadStatus[] = ['waiting', 'sending', 'paused', 'asking'];
const RETRYABLE: readonly UploadStatus[] = ['failed', 'full', 'gone', 'skipped'];

/** Whether something would be lost if the page were closed. */
export const isUnfinished = ({ status }: UploadLine): boolean => UNFINISHED.includes(status);
export const canRetry = ({ status }: UploadLine): boolean => RETRYABLE.includes(status);

/** Whether the file did not arrive although the user wants it. */
export const isProblem = (line: UploadLine): boolean =>
  line.status === 'tooLarge' || line.status === 'lost' || (canRetry(line) && line.status !== 'skipped');

/** Combined progress of all uploads. */
export function uploadProgress(lines: readonly UploadLine[]) {
  const taken = lines.filter(({ status }) => status !== 'tooLarge');
  return {
    total: lines.length,
    done: lines.filter(({ status }) => status === 'done').length,
    /** Counts at least one byte each, so that empty files count too. */
    size: taken.reduce((sum, { size }) => sum + Math.max(size, 1), 0),
    sent: taken.reduce((sum, { size, sent, status }) => sum + (status === 'done' ? Math.max(size, 1) : sent), 0),
    isUnfinished: lines.some(isUnfinished),
    isMoving: lines.some(({ status }) => status === 'waiting' || status === 'sending'),
    isPaused: lines.some(({ status }) => status === 'paused'),
    problems: lines.filter(isProblem).length,
  };
}

/** Uploads that need the user's action come first, then those in progress. */
const ORDER: readonly UploadStatus[] = [
  'asking',
  'full',
  'failed',
  'gone',
  'lost',
  'tooLarge',
  'sending',
  'paused',
  'waiting',
  'skipped',
  'done',
];
export const sortByUrgency = (lines: readonly UploadLine[]): UploadLine[] =>
  lines.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
