import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { productionLicenses } from '../../../scripts/lib/pnpm.mjs';

const FILE = 'third-party-licenses.txt';
/** Stands where a package contains no licence text. */
const NO_TEXT = 'The package contains no licence text. Its licence is named above.';
const LICENSE_FILES = /^(licen[cs]e|copying|notice)/i;

/**
 * Writes the licences of everything the app is built with (libraries, fonts, icons, flags, emoji) beside it. The terms of use
 * link there.
 */
export function thirdPartyLicenses(): Plugin {
  let text: Promise<string>;
  return {
    name: 'stockroom:third-party-licenses',
    apply: 'build',
    buildStart() {
      text = licenseText();
      // Awaited at the end of the build, where a failure is reported.
      text.catch(() => undefined);
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await text });
    },
  };
}

/** One section for each licence text, headed by all packages that share it. */
async function licenseText(): Promise<string> {
  const sections = new Map<string, string[]>();
  for (const { name, versions, paths, license, homepage } of await productionLicenses()) {
    const [folder] = paths;
    const text = (folder && (await readLicense(folder))) || NO_TEXT;
    const head = `${name} ${versions.join(', ')} (${license})${homepage ? ` ${homepage}` : ''}`;
    sections.set(text, [...(sections.get(text) ?? []), head]);
  }
  const rule = '-'.repeat(80);
  return [...sections].map(([text, heads]) => `${heads.join('\n')}\n\n${text}\n`).join(`\n${rule}\n\n`);
}

async function readLicense(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((name) => LICENSE_FILES.test(name)).toSorted();
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => text.trim()).join('\n\n');
}
