/**
 * The token of the demo's reset link: it sends no mail, and its page shows the link instead. A test keeps it the same as the mock server's.
 */
export const demoResetToken = import.meta.env.VITE_DEMO === 'false' ? null : 'demo-reset-link';
