import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { keyOfPath } from '../src/shared/i18n/localeFiles';

/** Texts of a language, by namespace. */
type LanguageFile = Record<string, unknown>;

/**
 * Writes `GET ./i18n/{lang}.json`: each built-in language as one file, from the texts of its features. Shops translate these
 * files and other programs read them; the app itself loads the texts in parts.
 */
export function languageFiles(): Plugin {
  let sources = '';
  return {
    name: 'stockroom:language-files',
    configResolved(config) {
      sources = join(config.root, 'src');
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const language = /^\/i18n\/([\w-]+)\.json(\?|$)/.exec(request.url ?? '')?.[1] ?? '';
        const texts = readLanguages(sources).get(language);
        if (!texts) return next();
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.end(asFile(texts));
      });
    },
    generateBundle() {
      for (const [language, texts] of readLanguages(sources)) {
        this.emitFile({ type: 'asset', fileName: `i18n/${language}.json`, source: asFile(texts) });
      }
    },
  };
}

/** Reads all texts under a folder, by language and namespace. */
export function readLanguages(folder: string): ReadonlyMap<string, LanguageFile> {
  const languages = new Map<string, LanguageFile>();
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(^|\/)locales\/[^/]+\.json$/.test(path),
  );
  for (const path of paths.toSorted()) {
    const [language = '', namespace = ''] = keyOfPath(path).split('/');
    const texts: unknown = JSON.parse(readFileSync(join(folder, path), 'utf8'));
    languages.set(language, { ...languages.get(language), [namespace]: texts });
  }
  return languages;
}

const asFile = (texts: LanguageFile) => `${JSON.stringify(texts, null, 2)}\n`;
