// `npm run …` for what needs pnpm, on a machine that has only npm.
import { pnpm } from './lib/pnpm.mjs';

process.exit(pnpm(process.argv.slice(2)));
