import { useState } from 'react';
import type { ConflictChoice, ConflictQuestionProps } from '#features/fileManager/components/ConflictQuestion/ConflictQuestion';

/** The user's answer; `null` cancels the rest. */
export type ConflictAnswer = { choice: ConflictChoice; isForAll: boolean } | null;

/** Asks about taken names. @returns `ask`, which resolves with the answer, and `question`, the dialog to render */
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
