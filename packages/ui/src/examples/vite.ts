import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { readLibrary } from './library';
import type { propControls } from './propControls';
import type { withoutTestCode } from './storySource';

export type { ComponentDocs, ComponentEntry, ExampleDocs } from './library';
export type { PropDocs } from './propTypes';
export type { Args, ExampleContext, ExampleStory } from './story';
export type { DocBlock, DocSection, DocsTranslation } from './readDocs';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const INDEX = 'virtual:examples';
const ONE = 'virtual:examples/';
const QUERY = '?example';
const STAND_IN = '\0examples:storybook-test';

/** Reports calls of a function in an example to the page, as Storybook reports them to its panel. */
const storybookTestStub = `
const heard = () => globalThis.dispatchEvent(new Event('example-called'));
/* @__NO_SIDE_EFFECTS__ */
export function fn(answer) {
  return (...given) => {
    heard();
    return answer?.(...given);
  };
}
const nothing = () => new Proxy(() => undefined, { get: () => nothing() });
export const expect = nothing(), fireEvent = nothing(), mocked = nothing(), screen = nothing(), userEvent = nothing();
export const waitFor = nothing(), within = nothing();
`;

type Library = ReturnType<typeof readLibrary>;

const options = { configFile: false, logLevel: 'error' } as const;

/**
 * Loads the readers of components once for all plugins: each loading starts a small server, which a busy build delays until it
 * gives up.
 * Node loads this file directly, and can't follow imports without an extension; Vite's own loader can.
 */
async function loadReaders() {
  const [library, source, controls] = await Promise.all([
    runnerImport<{ readLibrary: typeof readLibrary }>(here('library.ts'), options),
    runnerImport<{ withoutTestCode: typeof withoutTestCode }>(here('storySource.ts'), options),
    runnerImport<{ propControls: typeof propControls }>(here('propControls.ts'), options),
  ]);
  return {
    library: library.module.readLibrary(),
    withoutTestCode: source.module.withoutTestCode,
    propControls: controls.module.propControls,
  };
}

let loading: ReturnType<typeof loadReaders> | null = null;
const read = () => (loading ??= loadReaders());

/** In a build, loads before any other work starts. */
async function buildStart(this: { meta: { watchMode: boolean } }) {
  if (!this.meta.watchMode) await read();
}

/**
 * Vite plugin that gives a page the stories of the design system: `virtual:examples` lists all components,
 * `virtual:examples/Button` is a component with its examples, their code, its props and its text. Test code is cut out of the
 * stories, so nothing of Storybook is bundled (decision 075).
 */
export function componentExamples(): Plugin {
  return {
    name: 'stockroom-component-examples',
    enforce: 'pre',
    buildStart,
    resolveId(source, importer) {
      if (source === INDEX || source.startsWith(ONE)) return `\0${source}`;
      if (source.endsWith(QUERY)) return source;
      return source === 'storybook/test' && importer?.endsWith(QUERY) ? STAND_IN : null;
    },
    async load(id) {
      if (id === STAND_IN) return storybookTestStub;
      if (id.endsWith(QUERY)) {
        const { library, withoutTestCode: cut } = await read();
        return cut(library.open(id.slice(0, -QUERY.length)));
      }
      if (id === `\0${INDEX}`) return indexModule((await read()).library);
      return id.startsWith(`\0${ONE}`) ? oneModule(id.slice(ONE.length + 1), (await read()).library) : null;
    },
  };
}

function indexModule(library: Library): string {
  const entries = library.entries();
  const loads = entries.map(({ name }) => `${JSON.stringify(name)}: () => import(${JSON.stringify(ONE + name)})`);
  return `export const components = ${JSON.stringify(entries)};\nexport const loads = { ${loads.join(',\n')} };`;
}

async function oneModule(name: string, library: Library): Promise<string> {
  const docs = await library.docsOf(name);
  const names = docs.examples.map((example) => example.name);
  const file = JSON.stringify(`${library.storyFiles.get(name)}${QUERY}`);
  return `
import meta, { ${names.map((each) => `${each} as story${each}`).join(', ')} } from ${file};
export { meta };
export const docs = ${JSON.stringify(docs)};
export const stories = { ${names.map((each) => `${each}: story${each}`).join(', ')} };
`;
}

const STORIES = /\/packages\/ui\/src\/components\/\w+\/(\w+)\.stories\.tsx$/u;

/**
 * Vite plugin for Storybook: a component's controls offer the values that its prop types allow, and its table states the
 * defaults. The library with which Storybook reads types knows neither aliases nor our `@default`.
 */
export function componentControls(): Plugin {
  return {
    name: 'stockroom-component-controls',
    enforce: 'pre',
    buildStart,
    async transform(code, id) {
      const [, name] = STORIES.exec(id) ?? [];
      if (!name) return null;
      const { library, propControls: controlsOf } = await read();
      const argTypes = JSON.stringify(controlsOf(library.propsOf(name)));
      return { code: `${code}\nObject.assign(meta, { argTypes: { ...${argTypes}, ...meta.argTypes } });\n`, map: null };
    },
  };
}
