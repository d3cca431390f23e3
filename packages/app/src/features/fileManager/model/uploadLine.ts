import * as v from 'valibot';

/**
 * Where an upload stands. `asking`: its name is taken, the person is asked · `full`: no room for it · `gone`: the folder it was for is not there any more ·
 * `skipped`: its name is taken, and it was left out · `lost`: the page went while it was on its way, and the file with it; chosen again, it goes on where it was.
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
export const KeptUpload = v.object({
  id: v.string(),
  name: v.string(),
  /** In bytes. */
  size: v.number(),
  sent: v.number(),
  /** When the file was changed last, in milliseconds since 1970: with name and size it tells that it is the same. */
  changedAt: v.number(),
});
export type KeptUpload = v.InferOutput<typeof KeptUpload>;

/** One file on its way. */
export interface UploadLine extends KeptUpload {
  status: UploadStatus;
}

const UNFINISHED: readonly UploadStatus[] = ['waiting', 'sending', 'paused', 'asking'];
const AGAIN: readonly UploadStatus[] = ['failed', 'full', 'gone', 'skipped'];

/** Whether something would be lost if the page went. */
export const isUnfinished = ({ status }: UploadLine): boolean => UNFINISHED.includes(status);
export const canRetry = ({ status }: UploadLine): boolean => AGAIN.includes(status);

/** Whether it did not arrive though somebody wants it. */
export const isProblem = (line: UploadLine): boolean =>
  line.status === 'tooLarge' || line.status === 'lost' || (canRetry(line) && line.status !== 'skipped');

/** How far all of them are. */
export function uploadSum(lines: readonly UploadLine[]) {
  const taken = lines.filter(({ status }) => status !== 'tooLarge');
  return {
    total: lines.length,
    done: lines.filter(({ status }) => status === 'done').length,
    /** At least a byte each: a file of none counts too. */
    size: taken.reduce((sum, { size }) => sum + Math.max(size, 1), 0),
    sent: taken.reduce((sum, { size, sent, status }) => sum + (status === 'done' ? Math.max(size, 1) : sent), 0),
    isUnfinished: lines.some(isUnfinished),
    isMoving: lines.some(({ status }) => status === 'waiting' || status === 'sending'),
    isPaused: lines.some(({ status }) => status === 'paused'),
    problems: lines.filter(isProblem).length,
  };
}

/** Those first that someone has to do something about, then what is moving. */
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
export const inOrder = (lines: readonly UploadLine[]): UploadLine[] =>
  lines.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
