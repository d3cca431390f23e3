let granted = false;

/**
 * Permit to leave at the end of the session, when no question may block it. Drafts are stored, and offered for restoring
 * after signing in again.
 */
export const leavePermit = {
  grant() {
    granted = true;
  },
  revoke() {
    granted = false;
  },
  isGranted: () => granted,
};
