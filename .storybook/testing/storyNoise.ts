import type { Page } from 'playwright';

/** Console output and requests of a page while a story was on it. */
export interface Noise {
  clear: () => void;
  /** Errors on the console, uncaught errors, and requests to another host. */
  faults: () => string[];
}

/** Listens to a page until it is closed. */
export function listen(page: Page): Noise {
  let heard: string[] = [];
  page.on('console', (message) => {
    // Chromium reports an answer of 4xx or 5xx itself; a story of a failing call has them on purpose.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    // The runner's own script, which it puts into every frame, is kept out of a sandboxed one like any other.
    if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return;
    heard.push(`Error on the console: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`Uncaught: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (!/^(https?|wss?):$/.test(protocol) || host === new URL(page.url()).host) return;
    heard.push(`Request to another host: ${request.url()}`);
  });
  return {
    clear: () => {
      heard = [];
    },
    faults: () => heard,
  };
}
