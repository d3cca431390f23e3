import { type PictureProblem, type PictureSpec, pictureUrl } from '@stockroom/ui';
import { useState } from 'react';

/**
 * A picture that is chosen, or made from a file: scaled down, and stored as a `data:` URL.
 * @param spec maximum size and format
 */
export function usePictureFile(spec: PictureSpec, choose: (picture: string | null) => void) {
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [isWorking, setWorking] = useState(false);
  return {
    /** Reason why the last file was rejected. */
    problem,
    isWorking,
    onChoose(picture: string | null) {
      setProblem(null);
      choose(picture);
    },
    /** @param done called once the file is accepted */
    onFile(file: File, done: () => void) {
      setProblem(null);
      setWorking(true);
      void pictureUrl(file, spec).then((made) => {
        setWorking(false);
        if ('problem' in made) {
          setProblem(made.problem);
          return;
        }
        choose(made.url);
        done();
      });
    },
  };
}
