import { expect, it } from 'vitest';
import { securityHeaders } from './securityHeaders';

const policyOf = (options: Parameters<typeof securityHeaders>[0]) => securityHeaders(options)['Content-Security-Policy'] ?? '';

it('securityHeaders: allows scripts by origin and hash only', () => {
  const scripts = /script-src ([^;]*)/.exec(policyOf({ scriptHashes: ['sha256-abc='] }))?.[1];
  expect(scripts).toBe("'self' 'sha256-abc='");
  expect(scripts).not.toMatch(/unsafe/);
});

it.each(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'none'", "default-src 'none'"])(
  'securityHeaders: contains %s',
  (directive) => {
    expect(policyOf({ scriptHashes: [] })).toContain(directive);
  },
);

it('securityHeaders: allows calls to the origin of the configured host, without its path', () => {
  expect(policyOf({ scriptHashes: [], apiHost: 'https://api.shop.example/v1' })).toContain(
    "connect-src 'self' https://api.shop.example;",
  );
});
