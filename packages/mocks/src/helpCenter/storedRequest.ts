import type { SupportBody, SupportFile, SupportReply } from '@stockroom/contract';
import type { SeedTime } from '../engine/seedTime';

/** A request for help, as it is kept. */
export interface StoredRequest extends Omit<SupportBody, 'id' | 'attachments'> {
  id: string;
  userId: string;
  /** Its number without the letters. */
  count: number;
  createdAt: string | SeedTime;
  /** None: it was asked without. */
  files?: readonly SupportFile[];
  isSolved: boolean;
  replies: readonly (Omit<SupportReply, 'at'> & { at: string | SeedTime })[];
}
