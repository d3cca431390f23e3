import { type PictureProblem, type PictureSpec, pictureUrl } from '@stockroom/ui';
import { useState } from 'react';

/**
 * A picture that is chosen, or made of a file: scaled down, and kept as a `data:` URL.
 * @param spec how large it gets at most, and as what it is kept
 */
export function usePictureFile(spec: PictureSpec, choose: (picture: string | null) => void) {
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [isWorking, setWorking] = useState(false);
  return {
    /** Why the last file was not taken. */
    problem,
    isWorking,
    onChoose(picture: string | null) {
      setProblem(null);
      choose(picture);
    },
    /** @param done told once it is taken */
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
