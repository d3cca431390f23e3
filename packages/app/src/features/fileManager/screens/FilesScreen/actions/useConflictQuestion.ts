import { useState } from 'react';
import type { ConflictChoice, ConflictQuestionProps } from '../../../components/ConflictQuestion/ConflictQuestion';

/** The answer; `null`: the rest is not done. */
export type ConflictAnswer = { choice: ConflictChoice; isForAll: boolean } | null;

/** Asks about names that are taken. @returns `ask` resolves when it was answered; `question` is what the page shows */
export function useConflictQuestion() {
  const [question, setQuestion] = useState<ConflictQuestionProps | null>(null);
  const ask = (name: string, hasMore: boolean): Promise<ConflictAnswer> =>
    new Promise((resolve) => {
      const end = (answer: ConflictAnswer) => {
        setQuestion(null);
        resolve(answer);
      };
      setQuestion({
        name,
        hasMore,
        onAnswer: (choice, isForAll) => end({ choice, isForAll }),
        onCancel: () => end(null),
      });
    });
  return { question, ask };
}
