import { spawn } from 'node:child_process';

/** A server of the built app, on its own port. */
export interface ServedApp {
  url: string;
  stop: () => Promise<void>;
}

const root = new URL('../../../..', import.meta.url).pathname;

/** Starts `scripts/serve.mjs` as a shop would, with additional environment variables. */
export const serveApp = (env: Record<string, string> = {}): Promise<ServedApp> =>
  startServer(process.execPath, [`${root}scripts/serve.mjs`], { PORT: '0', ...env });

/**
 * Starts a server and waits until it prints its address.
 * @throws {Error} with the server's output, when it exits instead
 */
export function startServer(command: string, args: string[], env: Record<string, string>): Promise<ServedApp> {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((settle) => child.on('close', () => settle()));
  let output = '';
  return new Promise((settle, refuse) => {
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /https?:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(output)?.[0];
      if (!url) return;
      settle({
        url: url.replace('localhost', '127.0.0.1'),
        stop: async () => {
          child.kill('SIGTERM');
          await ended;
        },
      });
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.on('error', refuse);
    void ended.then(() => refuse(new Error(`${args.join(' ')} ended: ${output}`)));
  });
}
