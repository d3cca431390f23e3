import type { Page } from 'playwright';

/** Console output and requests of a page while a story was on it. */
export interface Noise {
  clear: () => void;
  /** Console errors, uncaught errors, and requests to other hosts. */
  faults: () => string[];
}

/** Collects the noise of a page until it is closed. */
export function listen(page: Page): Noise {
  let faultMessages: string[] = [];
  page.on('console', (message) => {
    // Chromium itself reports responses of 4xx and 5xx; stories of failing calls have them on purpose.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    // The test-runner injects its script into every frame; a sandboxed frame blocks it like any other script.
    if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return;
    faultMessages.push(`Error on the console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faultMessages.push(`Uncaught: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (!/^(https?|wss?):$/.test(protocol) || host === new URL(page.url()).host) return;
    faultMessages.push(`Request to another host: ${request.url()}`);
  });
  return {
    clear: () => {
      faultMessages = [];
    },
    faults: () => faultMessages,
  };
}
