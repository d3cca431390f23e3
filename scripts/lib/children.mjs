import { spawn } from 'node:child_process';
import { root, toolEnv } from './paths.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Starts a tool in its own process group, so that its child processes end with it.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, env: toolEnv, detached: process.platform !== 'win32', ...options });
  // A command that cannot be started has no process.
  if (child.pid !== undefined) running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

/** Ends a tool and its child processes. */
export function stop(child, signal = 'SIGTERM') {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Ends every tool when this program ends, for whatever reason. */
export function stopAllAtExit() {
  process.on('exit', () => running.forEach((child) => stop(child, 'SIGKILL')));
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]) {
    process.on(signal, () => process.exit(code));
  }
}
