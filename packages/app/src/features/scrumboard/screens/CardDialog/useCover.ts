import { useState } from 'react';
import type { CoverProblem } from '../../model/coverFile';
import { prepareCover } from './prepareCover';

/** A cover that is chosen, or made of a file. */
export function useCover(choose: (cover: string | null) => void) {
  const [problem, setProblem] = useState<CoverProblem | null>(null);
  const [isWorking, setWorking] = useState(false);
  return {
    problem,
    isWorking,
    onChoose(cover: string | null) {
      setProblem(null);
      choose(cover);
    },
    onFile(file: File, done: () => void) {
      setProblem(null);
      setWorking(true);
      void prepareCover(file).then((made) => {
        setWorking(false);
        if ('problem' in made) {
          setProblem(made.problem);
          return;
        }
        choose(made.cover);
        done();
      });
    },
  };
}
