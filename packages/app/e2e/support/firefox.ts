import { existsSync } from 'node:fs';
import { type Browser, launch } from 'puppeteer-core';
import { installPackages } from '../../../../scripts/lib/debian.mjs';

const FIREFOX = '/usr/bin/firefox-esr';

/** @returns whether Firefox is installed; not every machine allows it */
export function hasFirefox(): boolean {
  if (!existsSync(FIREFOX)) installPackages(['firefox-esr']);
  return existsSync(FIREFOX);
}

/** Starts Firefox. @param preferences as in `about:config` */
export const openFirefox = (preferences: Record<string, unknown> = {}): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    extraPrefsFirefox: preferences,
    defaultViewport: { width: 1280, height: 800 },
  });
