import type { SupportFileContent } from '@stockroom/contract';
import { baseOf, defineCollection } from '../engine/collection';
import { demoRequests } from './requests.seed';
import type { StoredRequest } from './storedRequest';

/** A user's feedback on a guide. */
export interface StoredFeedback {
  /** User and guide. */
  id: string;
  helpful: boolean;
  why: string;
}

export const helpFeedbackCollection = defineCollection<StoredFeedback>({
  name: 'help-feedback',
  version: 1,
  required: ['id', 'helpful', 'why'],
});

/** A search without results; its id is the normalised text. */
export interface StoredMissedSearch {
  id: string;
  /** The text as last typed. */
  search: string;
  count: number;
  lastAt: string;
}

export const missedSearchCollection = defineCollection<StoredMissedSearch>({
  name: 'help-missed',
  version: 1,
  required: ['id', 'search', 'count', 'lastAt'],
});

export const supportCollection = defineCollection<StoredRequest>({
  name: 'help-requests',
  version: 1,
  seed: (dataSet) => baseOf(dataSet === 'empty' || dataSet === 'help-center-empty' ? [] : demoRequests),
  required: ['id', 'userId', 'count', 'subject', 'message', 'createdAt', 'isSolved', 'replies'],
});

/** Uploaded files of requests, with their owners. */
export const supportFileCollection = defineCollection<SupportFileContent & { userId: string }>({
  name: 'help-files',
  version: 1,
  required: ['id', 'type', 'name', 'size', 'preview', 'url', 'userId'],
});
