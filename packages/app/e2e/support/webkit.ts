import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { installPackages } from '../../../../scripts/lib/debian.mjs';
import { timeoutFactor } from '../../../../scripts/lib/timeoutFactor.mjs';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

/** Safari's engine, as packaged by Debian, in an invisible window. */
export interface WebKit {
  driver: WebDriver;
  /** Waits until `condition` returns a truthy value, on whichever page is loaded. */
  waitFor: <Args extends readonly unknown[]>(condition: (...args: Args) => unknown, ...args: Args) => Promise<void>;
  stop: () => Promise<void>;
}

/** @returns whether WebKit is installed; not every machine allows it */
export function hasWebKit(): boolean {
  const isHere = () => existsSync(DRIVER) && existsSync(SCREEN);
  if (!isHere()) installPackages(['webkit2gtk-driver', 'xvfb']);
  return isHere();
}

/** Starts WebKit; `stop` ends it and the processes it needed. */
export async function openWebKit(): Promise<WebKit> {
  // Xvfb prints the number of the free display it found.
  const screen = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], { stdio: 'pipe' });
  const display = await waitForOutput(screen, /^(\d+)\n/);
  const port = await freePort();
  const service = spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: `:${display}` } });
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  return {
    driver,
    waitFor: async (condition, ...args) => {
      const end = Date.now() + 30_000 * timeoutFactor();
      while (!(await driver.executeScript(condition, ...args))) {
        const shown = () => driver.executeScript<string>(() => document.body.innerText);
        if (Date.now() > end) {
          throw new Error(`Not seen: ${String(condition)} ${args.join(', ')}. The page says: ${await shown()}`);
        }
        await driver.sleep(100);
      }
    },
    stop: async () => {
      await driver.quit();
      service.kill();
      screen.kill();
    },
  };
}

/** Finds a free port. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((settle) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => settle(port));
    });
  });
}

/** Waits for the first output of a program that matches a pattern. */
function waitForOutput(program: ChildProcess, form: RegExp): Promise<string> {
  let text = '';
  return new Promise((settle, refuse) => {
    const onOutput = (chunk: Buffer) => {
      text += chunk.toString();
      const found = form.exec(text)?.[1];
      if (found) settle(found);
    };
    program.stdout?.on('data', onOutput);
    program.stderr?.on('data', onOutput);
    program.on('error', refuse);
    program.on('close', () => refuse(new Error(`${program.spawnfile} ended: ${text}`)));
  });
}
