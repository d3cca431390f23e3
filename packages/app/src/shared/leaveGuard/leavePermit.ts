let granted = false;

/** The session is over: no question may keep the page there. Drafts are kept, and offered back after signing in again. */
export const leavePermit = {
  grant() {
    granted = true;
  },
  revoke() {
    granted = false;
  },
  isGranted: () => granted,
};
