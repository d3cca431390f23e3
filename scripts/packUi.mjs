// npm run pack:ui: packs @stockroom/ui for installation elsewhere, into packages/ui/dist/stockroom-ui-<version>.tgz.
import { join, relative } from 'node:path';
import { root } from './lib/paths.mjs';
import { packUi } from './uiPackage/packUi.mjs';

const file = await packUi(join(root, 'packages/ui/dist'));
console.log(relative(root, file));
