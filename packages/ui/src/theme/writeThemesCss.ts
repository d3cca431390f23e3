import { writeFileSync } from 'node:fs';
import { buildThemesCss } from './buildThemesCss';

writeFileSync(new URL('./themes.css', import.meta.url), buildThemesCss());
