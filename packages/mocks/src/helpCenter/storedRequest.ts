import type { SupportBody, SupportFile, SupportReply } from '@stockroom/contract';
import type { SeedTime } from '../engine/seedTime';

/** A request for help, as stored. */
export interface StoredRequest extends Omit<SupportBody, 'id' | 'attachments'> {
  id: string;
  userId: string;
  /** Its number without the prefix. */
  count: number;
  createdAt: string | SeedTime;
  /** Left out: no files. */
  files?: readonly SupportFile[];
  isSolved: boolean;
  replies: readonly (Omit<SupportReply, 'at'> & { at: string | SeedTime })[];
}
