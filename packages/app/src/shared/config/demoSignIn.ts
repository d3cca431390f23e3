/**
 * The demo's e-mail address and password, filled in on the sign-in page and shown nowhere else. A build without the demo
 * (`VITE_DEMO=false`) does not contain them. A test keeps them equal to the mock server's.
 */
export const demoSignIn =
  import.meta.env.VITE_DEMO === 'false' ? null : { email: 'defne.aldridge@example.com', password: 'stockroom-demo' };
