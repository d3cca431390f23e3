let stands = false;
let isPageComing = false;

/**
 * Who shows the lock: a signed-in page covers itself and stays as it is, with what is typed there; where none stands, the lock's own
 * page takes its place. Whoever comes first has it, so that one never takes the other's place while somebody types the password.
 */
export const lockCover = {
  /** Whether a page stands that covers itself. */
  stands: () => stands,
  /** A page takes the lock upon itself. @returns whether it may: not while the lock's own page is on its way */
  raise() {
    stands = !isPageComing;
    return stands;
  },
  lower() {
    stands = false;
  },
  /** The lock's own page takes it. */
  awaitPage() {
    isPageComing = true;
  },
  /** That page is there, or no longer wanted. */
  settlePage() {
    isPageComing = false;
  },
};
