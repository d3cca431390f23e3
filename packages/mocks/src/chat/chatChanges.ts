import type { ChatNews } from '@stockroom/contract';
import { chatAnswerCollection, chatMessageCollection } from './chat.collection';
import type { AnswerRecord } from './chatRecord';
import type { Reader } from './reader';

/** Milliseconds after which a sent message is marked as read. */
export const READ_AFTER_MS = 1500;

/** Returns a revision that changes when there is something new to fetch, and whether a reply is on its way. */
export function chatNewsAt(view: Reader, now: number): ChatNews {
  const answers = [...view.values(chatAnswerCollection)];
  const steps = answers.map(({ typingAt, saidAt }: AnswerRecord) => Number(typingAt <= now) + Number(saidAt <= now));
  const unseen =
    answers.length === 0
      ? []
      : [...view.values(chatMessageCollection)].map(({ createdAt }) => Date.parse(createdAt) + READ_AFTER_MS);
  const seen = unseen.filter((at) => at <= now).length;
  return {
    revision: [answers.length, ...steps, seen].join('.'),
    isLive: steps.some((step) => step < 2) || seen < unseen.length,
  };
}
