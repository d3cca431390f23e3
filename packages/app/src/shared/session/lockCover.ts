/** Whether a signed-in page stands that covers itself while the session is locked: it stays where it is, with what is typed there. */
export const lockCover = { stands: false };
