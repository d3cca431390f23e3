import { delimiter, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
/** The folder of the project's own tools, including its own Node. */
export const bin = resolve(root, 'node_modules/.bin');
/** The environment in which `node` and every tool are the project's own. */
export const toolEnv = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
