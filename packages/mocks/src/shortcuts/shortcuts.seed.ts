import type { Shortcut } from '@stockroom/contract';
import type { DataSet } from '../engine/collection';
import { SCRIPT_LINK } from '../engine/worker/scriptLink';
import { buildShortcut } from './shortcut.factory';

const inventory = '/apps/ecommerce/inventory';

type Row = readonly [label: string, description: string, icon: string, link: string];

/** Pages that a person at the counter opens ten times a day. */
const demoRows: readonly Row[] = [
  ['Inventory', 'All products', 'inventory', inventory],
  ['New product', 'Start a draft', 'add', `${inventory}?product=new`],
  ['Import', 'Read a price list', 'upload', `${inventory}/import`],
  ['Running low', 'Fewest pieces first', 'warning', `${inventory}?sort=stock`],
  ['Watches', 'On the counter', 'clock', `${inventory}?search=watch`],
  ['Scarves', 'Spring season', 'tag', `${inventory}?search=scarf`],
  ['Dearest first', 'For the safe', 'lock', `${inventory}?sort=price&order=desc`],
  ['Carrier tracking', 'Northline Supply', 'external', 'https://example.com/northline/tracking'],
];

const hostileRows: readonly Row[] = [
  ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'inventory', inventory],
  ['A link that runs', 'It must not', 'warning', SCRIPT_LINK],
  ['A path that leaves', 'Two slashes', 'external', '//evil.example'],
  ['An icon that nobody drew', 'Another one stands in', 'no such icon', inventory],
  ['__proto__', '', '__proto__', '/__proto__'],
  ['Unbreakable'.repeat(5), 'Unbreakable'.repeat(10), 'tag', inventory],
  ['مَعْطَف شَتَوِيّ', '腕時計 クロノグラフ', 'clock', inventory],
  ['An address that claims to be ours', 'useRouter is set', 'link', 'https://evil.example'],
];

/** Returns the initial shortcuts of a data set. */
export function shortcutsOf(dataSet: DataSet): readonly Shortcut[] {
  switch (dataSet) {
    case 'empty':
    case 'shortcuts-empty':
      return [];
    case 'hostile-text':
      return hostileRows.map((row, index) => ({ ...fromRow(row, index), useRouter: true }));
    default:
      return demoRows.map(fromRow);
  }
}

function fromRow([label, description, icon, link]: Row, position: number): Shortcut {
  const useRouter = link.startsWith('/');
  return buildShortcut({ id: `shortcut-${position + 1}`, label, description, icon, link, useRouter, position });
}
