const a = 'packages/app/src/features/alpha';
const b = 'packages/app/src/features/beta';
const feature = (path, text) => ({ [`${a}/${path}`]: text });
/** Creates a library that one package has and the root has not. */
const library = (home, name, text) => ({
  [`${home}/node_modules/${name}/package.json`]: JSON.stringify({ name, type: 'module', exports: './index.js' }),
  [`${home}/node_modules/${name}/index.js`]: text,
});
/** A file for each target that the violations import. */
const targets = {
  'packages/contract/package.json': '{ "exports": { ".": "./src/index.ts" } }',
  'packages/app/package.json': '{ "imports": { "#*": "./src/*" } }',
  'packages/ui/package.json': '{ "exports": { ".": "./src/index.ts" } }',
  'packages/mocks/package.json': '{ "exports": { ".": "./src/index.ts", "./browser": "./src/browser.ts" } }',
  'packages/contract/src/index.ts': 'export const paths = {};',
  'packages/ui/src/index.ts': 'export const Button = 1;',
  'packages/ui/src/components/Button/Button.ts': 'export const Button = 1;',
  'packages/mocks/src/index.ts': 'export const handlers = [];',
  'packages/mocks/src/browser.ts': 'export const worker = 1;',
  'packages/app/src/app/router.ts': 'export const router = 1;',
  'packages/app/src/shared/format/money.ts': 'export const money = 1;',
  [`${a}/model/stock.ts`]: 'export interface Stock { n: number }\nexport const stock = 1;',
  [`${a}/api/getStock.ts`]: 'export const getStock = 1;',
  [`${a}/machines/stockMachine.ts`]: 'export const stockMachine = 1;',
  [`${a}/screens/Stock/Stock.ts`]: 'export const Stock = 1;',
  [`${a}/components/Bar/Bar.ts`]: 'export const Bar = 1;',
  [`${a}/alphaPaths.ts`]: "export const alphaPaths = { list: '/a' };",
  [`${a}/index.ts`]: 'export const alphaRoutes = [];',
  [`${b}/index.ts`]: 'export const betaRoutes = [];',
  [`${b}/model/word.ts`]: 'export interface Word { w: string }\nexport const word = 1;',
};

/**
 * A violation of each import rule (several, where a rule can be broken in several ways): the first file is the one that must be
 * reported.
 * @type {{ rule: string, files: Record<string, string> }[]}
 */
export const importViolations = [
  {
    rule: 'no-cycles',
    files: {
      ...feature('model/cycleA.ts', "import { b } from './cycleB';\nexport const a = () => b;"),
      ...feature('model/cycleB.ts', "import { a } from './cycleA';\nexport const b = () => a;"),
    },
  },
  {
    rule: 'no-cycles',
    files: {
      ...feature('model/cycleTypeA.ts', "import type { B } from './cycleTypeB';\nexport interface A { b: B }"),
      ...feature('model/cycleTypeB.ts', "import type { A } from './cycleTypeA';\nexport interface B { a: A }"),
    },
  },
  { rule: 'no-unresolvable', files: feature('model/lost.ts', "import { gone } from './gone';\nexport const lost = gone;") },
  {
    rule: 'contract-is-a-leaf',
    files: { 'packages/contract/src/bad.ts': "import { Button } from '../../ui/src/index';\nexport const bad = Button;" },
  },
  {
    rule: 'contract-domains-are-apart',
    files: {
      'packages/contract/src/mail/mail.ts': "import { product } from '../products/product';\nexport const mail = product;",
      'packages/contract/src/products/product.ts': 'export const product = 1;',
    },
  },
  {
    rule: 'ui-is-a-leaf',
    files: { 'packages/ui/src/bad.ts': "import { paths } from '../../contract/src/index';\nexport const bad = paths;" },
  },
  {
    rule: 'ui-is-a-leaf',
    files: {
      'packages/ui/src/bad.stories.tsx': "import { handlers } from '../../mocks/src/index';\nexport const bad = handlers;",
    },
  },
  {
    rule: 'mocks-know-the-contract-only',
    files: { 'packages/mocks/src/bad.ts': "import { router } from '../../app/src/app/router';\nexport const bad = router;" },
  },
  {
    rule: 'mocks-only-where-they-may',
    files: feature('screens/Stock/useMocks.ts', "export const load = () => import('../../../../../../mocks/src/browser');"),
  },
  {
    rule: 'mocks-arrive-dynamically',
    files: {
      'packages/app/src/app/startMocks.ts':
        "import { worker } from '../../../mocks/src/browser';\nexport const startMocks = () => worker;",
    },
  },
  {
    rule: 'packages-by-their-door',
    files: {
      'packages/app/src/app/deep.ts':
        "import { Button } from '../../../ui/src/components/Button/Button';\nexport const deep = Button;",
    },
  },
  {
    rule: 'shared-knows-no-shop',
    files: {
      'packages/app/src/shared/format/bad.ts':
        "import { alphaRoutes } from '#features/alpha/index';\nexport const bad = alphaRoutes;",
    },
  },
  {
    rule: 'shared-knows-no-shop',
    files: {
      'packages/app/src/shared/format/amount.ts': "import { stock } from '#entities/stock/stock';\nexport const amount = stock;",
      'packages/app/src/entities/stock/stock.ts': 'export const stock = 1;',
    },
  },
  {
    rule: 'entities-know-no-feature',
    files: {
      'packages/app/src/entities/stock/bad.ts':
        "import { alphaRoutes } from '#features/alpha/index';\nexport const bad = alphaRoutes;",
    },
  },
  {
    rule: 'features-know-no-app',
    files: feature('screens/Stock/bad.ts', "import { router } from '../../../../app/router';\nexport const bad = router;"),
  },
  {
    rule: 'features-are-apart',
    files: feature(
      'screens/Stock/neighbour.ts',
      "import { betaRoutes } from '../../../beta/index';\nexport const n = betaRoutes;",
    ),
  },
  {
    rule: 'features-are-apart',
    files: feature(
      'screens/Stock/neighbourType.ts',
      "import type { Word } from '../../../beta/model/word';\nexport type N = Word;",
    ),
  },
  {
    rule: 'features-by-their-door',
    files: {
      'packages/app/src/app/window.ts': "import { Stock } from '../features/alpha/screens/Stock/Stock';\nexport const w = Stock;",
    },
  },
  {
    rule: 'features-start-small',
    files: feature('alpha.feature.ts', "import { stock } from './model/stock';\nexport const alpha = stock;"),
  },
  {
    rule: 'features-start-small',
    files: feature('beta.feature.ts', "import { alphaRoutes } from './index';\nexport const routes = alphaRoutes;"),
  },
  {
    rule: 'paths-are-plain',
    files: feature('stockPaths.ts', "import { stock } from './model/stock';\nexport const stockPaths = stock;"),
  },
  {
    rule: 'components-show',
    files: feature('components/Bar/asks.ts', "import { getStock } from '../../api/getStock';\nexport const asks = getStock;"),
  },
  {
    rule: 'components-show',
    files: feature(
      'components/Bar/runs.ts',
      "import { stockMachine } from '../../machines/stockMachine';\nexport const r = stockMachine;",
    ),
  },
  {
    rule: 'components-hold-no-server-state',
    files: feature('components/Bar/holds.ts', "import { useMachine } from '@xstate/react';\nexport const holds = useMachine;"),
  },
  {
    rule: 'machines-know-the-model',
    files: feature('machines/asksMachine.ts', "import { getStock } from '../api/getStock';\nexport const asks = getStock;"),
  },
  {
    rule: 'machines-know-the-model',
    files: feature(
      'machines/formatsMachine.ts',
      "import { money } from '../../../shared/format/money';\nexport const f = money;",
    ),
  },
  {
    rule: 'machines-are-plain',
    files: feature('machines/viewMachine.ts', "import { useState } from 'react';\nexport const view = useState;"),
  },
  {
    rule: 'machines-are-plain',
    files: feature('machines/typeMachine.ts', "import type { ReactNode } from 'react';\nexport type Shown = ReactNode;"),
  },
  {
    rule: 'model-knows-the-contract-only',
    files: feature('model/formats.ts', "import { money } from '../../../shared/format/money';\nexport const formats = money;"),
  },
  { rule: 'model-is-plain', files: feature('model/view.ts', "import { useState } from 'react';\nexport const view = useState;") },
  {
    rule: 'api-asks-only',
    files: feature('api/shows.ts', "import { Bar } from '../components/Bar/Bar';\nexport const shows = Bar;"),
  },
  {
    rule: 'ui-is-presentational',
    files: { 'packages/ui/src/talks.ts': "import { http } from 'msw';\nexport const talks = http;" },
  },
  {
    rule: 'msw-only-in-mocks',
    files: feature('screens/Stock/handler.ts', "import { http } from 'msw';\nexport const h = http;"),
  },
  {
    rule: 'one-module-cleans-html',
    files: feature('screens/Stock/clean.ts', "import purify from 'dompurify';\nexport const c = purify;"),
  },
  {
    rule: 'storybook-by-the-doors',
    files: {
      '.storybook/peeks.ts':
        "import { Stock } from '../packages/app/src/features/alpha/screens/Stock/Stock';\nexport const peeks = Stock;",
    },
  },
  {
    rule: 'source-knows-no-test',
    files: feature('screens/Stock/borrows.ts', "import { story } from './Stock.stories';\nexport const borrows = story;"),
  },
];

/** Files beside the fixtures that must not be reported. */
export const allowed = {
  ...targets,
  [`${a}/screens/Stock/Stock.stories.tsx`]:
    "import { handlers } from '../../../../../../mocks/src/index';\nexport const story = handlers;",
  [`${a}/screens/Stock/whole.ts`]:
    "import { Button } from '../../../../../../ui/src/index';\nimport { Bar } from '../../components/Bar/Bar';\nimport { stockMachine } from '../../machines/stockMachine';\nimport { getStock } from '../../api/getStock';\nimport { money } from '../../../../shared/format/money';\nexport const whole = [Button, Bar, stockMachine, getStock, money];",
  [`${a}/components/Bar/draws.ts`]:
    "import { Button } from '../../../../../../ui/src/index';\nimport type { Stock } from '../../model/stock';\nimport { money } from '../../../../shared/format/money';\nexport const draws = (s: Stock) => [Button, s, money];",
  [`${a}/machines/countMachine.ts`]:
    "import { stock } from '../model/stock';\nimport { paths } from '../../../../../contract/src/index';\nexport const count = [stock, paths];",
  [`${a}/machines/stockMachine.test.ts`]:
    "import { handlers } from '../../../../../mocks/src/index';\nimport { stockMachine } from './stockMachine';\nexport const t = [handlers, stockMachine];",
  [`${b}/beta.feature.ts`]:
    "import { path } from '../../shared/routing/path';\nimport { betaPaths } from './betaPaths';\nexport const beta = { paths: [path, betaPaths], load: () => import('./index') };",
  [`${b}/betaPaths.ts`]: "import { path } from '../../shared/routing/path';\nexport const betaPaths = { list: path };",
  'packages/app/src/shared/routing/path.ts': 'export const path = 1;',
  'packages/app/src/app/features.ts': "import { beta } from '../features/beta/beta.feature';\nexport const features = [beta];",
  'packages/app/src/app/routes.ts':
    "import { alphaRoutes } from '../features/alpha/index';\nimport { alphaPaths } from '../features/alpha/alphaPaths';\nexport const routes = [alphaRoutes, alphaPaths];",
  ...library('packages/app', 'dompurify', 'export default 1;'),
  ...library('packages/app', '@xstate/react', 'export const useMachine = 1;'),
  'packages/app/src/shared/html/cleanHtml.ts': "import purify from 'dompurify';\nexport const cleanHtml = purify;",
};

const lintPlant = (rule, file, text) => ({ rule, file: `packages/app/src/features/lint/${file}`, text });

/** A violation of each linter rule that the project relies on. */
export const lintViolations = [
  lintPlant('no-restricted-globals', 'fetches.ts', "export const ask = () => fetch('/api');"),
  lintPlant('no-restricted-globals', 'stores.ts', "export const keep = () => localStorage.setItem('a', 'b');"),
  lintPlant('no-restricted-properties', 'windowFetches.ts', "export const ask = () => window.fetch('/api');"),
  lintPlant('no-restricted-properties', 'rolls.ts', 'export const roll = () => Math.random();'),
  lintPlant('no-restricted-imports', 'translates.ts', "export { useTranslation } from 'react-i18next';"),
  lintPlant('no-restricted-imports', 'model/climbs.ts', "export { a } from '../../alpha/model/stock';"),
  lintPlant('no-console', 'speaks.ts', "export const speak = () => { console.log('a'); };"),
  lintPlant('no-explicit-any', 'anything.ts', 'export const anything = (value: any): unknown => [value];'),
  lintPlant('ban-ts-comment', 'ignores.ts', "// @ts-expect-error it is wrong\nexport const wrong: number = 'a';"),
  lintPlant('no-default-export', 'defaults.ts', 'export default 1;'),
  lintPlant('no-warning-comments', 'later.ts', '// TODO later\nexport const later = 1;'),
  lintPlant('no-floating-promises', 'floats.ts', 'const wait = async () => 1;\nexport const go = () => { wait(); };'),
  lintPlant(
    'no-unsafe-assignment',
    'unsafe.ts',
    "const parsed = JSON.parse('1');\nexport const unsafe = () => parsed as number;",
  ),
  lintPlant(
    'switch-exhaustiveness-check',
    'switches.ts',
    "export const say = (k: 'a' | 'b') => { switch (k) { case 'a': return 1; } };",
  ),
  lintPlant(
    'rules-of-hooks',
    'Hooks.tsx',
    "import { useState } from 'react';\nexport function Hooks({ on }: { on: boolean }) { if (on) { useState(1); } return <p>a</p>; }",
  ),
  lintPlant(
    'exhaustive-deps',
    'Deps.tsx',
    "import { useEffect } from 'react';\nexport function Deps({ say }: { say: () => void }) { useEffect(() => { say(); }, []); return <p>a</p>; }",
  ),
  lintPlant(
    'refs',
    'Refs.tsx',
    "import { useRef } from 'react';\nexport function Refs() { const ref = useRef(1); return <p>{ref.current}</p>; }",
  ),
  lintPlant('purity', 'Purity.tsx', 'export function Purity() { return <p>{Date.now()}</p>; }'),
  lintPlant('alt-text', 'Alt.tsx', 'export const Alt = () => <img src="a.png" />;'),
  lintPlant('click-events-have-key-events', 'Keys.tsx', 'export const Keys = () => <div onClick={() => undefined}>a</div>;'),
  lintPlant('made-once', 'ids.ts', 'export const idOf = () => crypto.randomUUID();'),
  lintPlant('no-danger', 'Danger.tsx', "export const Danger = () => <p dangerouslySetInnerHTML={{ __html: 'a' }} />;"),
];
