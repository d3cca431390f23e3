export interface SecurityOptions {
  /** `sha256-…` of every inline script of the page. */
  scriptHashes: readonly string[];
  /** Address of the API host that the build was made for; empty for none. A server adds its configured host. */
  apiHost?: string;
}

/**
 * Security headers of every response (docs/decisions, "What the page may load"). Scripts come from this origin or are the
 * page's own inline ones, by hash. Inline styles are allowed: styled-components inserts its rules there, and a static host has
 * no nonce per response. Forms are sent by the app only, never by the browser.
 */
export function securityHeaders({ scriptHashes, apiHost = '' }: SecurityOptions): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    // Sound and video of files that the page itself holds.
    'media-src': ['blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(apiHost === '' ? [] : [new URL(apiHost).origin])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), fullscreen=(self), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
