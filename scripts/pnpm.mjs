// `npm run …` for commands that need pnpm, on a machine that has only npm.
import { pnpm } from './lib/pnpm.mjs';

process.exit(pnpm(process.argv.slice(2)));
