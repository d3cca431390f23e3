let stands = false;
let isPageComing = false;

const lower = () => {
  stands = false;
};

/**
 * Who shows the lock: a signed-in page covers itself and stays as it is, with what is typed there; where none stands, the lock's own
 * page takes its place. Whoever comes first has it, so that one never takes the other's place while somebody types the password.
 */
export const lockCover = {
  /** Whether a page stands that covers itself. */
  stands: () => stands,
  /** A page takes the lock upon itself, but while the lock's own page is on its way. @returns gives it up again */
  raise: () => {
    stands = !isPageComing;
    return lower;
  },
  /** The lock's own page takes it. */
  awaitPage: () => {
    isPageComing = true;
  },
  /** That page is there, or no longer wanted. */
  settlePage: () => {
    isPageComing = false;
  },
};
