let isRaised = false;
let isPageComing = false;

const lower = () => {
  isRaised = false;
};

/**
 * Decides which page shows the lock: a signed-in page covers itself and stays mounted, with what is typed there; without
 * such a page the lock's own page is shown. The first one keeps the lock, so that neither replaces the other while somebody
 * types the password.
 */
export const lockCover = {
  /** Whether a page that covers itself is mounted. */
  stands: () => isRaised,
  /** Claims the lock for a page, unless the lock's own page is loading. @returns a function that releases it */
  raise: () => {
    isRaised = !isPageComing;
    return lower;
  },
  /** Claims the lock for its own page. */
  awaitPage: () => {
    isPageComing = true;
  },
  /** That page is mounted, or no longer needed. */
  settlePage: () => {
    isPageComing = false;
  },
};
