import { mkdirSync, writeFileSync } from 'node:fs';
import { buildTokenFiles } from './buildTokenFiles';

const folder = new URL('../../../tokens/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(buildTokenFiles())) writeFileSync(new URL(name, folder), text);
