/**
 * Token of the demo's reset link: the demo sends no mail, and its page shows the link instead. A test keeps it equal to the
 * mock server's.
 */
export const demoResetToken = import.meta.env.VITE_DEMO === 'false' ? null : 'demo-reset-link';
