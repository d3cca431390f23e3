import { start, stop } from '../lib/children.mjs';
import { toolEnv } from '../lib/paths.mjs';

/** The part of a tool's output that is kept, in characters: the end, which reports the failure. */
const KEPT = 60_000;

/**
 * Runs one of the project's tools, and ends it at the timeout.
 * @param {string} command name in node_modules/.bin
 * @param {string[]} args
 * @param {{ timeoutMs: number, loud: boolean, cwd?: string, env?: Record<string, string> }} options `loud`: prints output as it
 * comes
 * @returns {Promise<{ code: number, output: string }>} `output` is empty when it was printed already
 */
export function runTool(command, args, { timeoutMs, loud, cwd, env }) {
  const child = start(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd && { cwd }),
    env: { ...toolEnv, FORCE_COLOR: '0', ...env },
  });
  let output = '';
  const take = (chunk) => {
    if (loud) process.stdout.write(chunk);
    else output = (output + chunk).slice(-KEPT);
  };
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);

  return new Promise((settle) => {
    const timer = setTimeout(() => {
      take(`\n${command} was ended after ${timeoutMs / 60_000} minutes.\n`);
      stop(child, 'SIGKILL');
    }, timeoutMs);
    child.on('error', (error) => settle({ code: 127, output: `${output}${command}: ${error.message}` }));
    child.on('close', (code) => {
      clearTimeout(timer);
      settle({ code: code ?? 1, output });
    });
  });
}
