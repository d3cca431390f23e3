import type { Navigation, NavigationItem } from '@stockroom/contract';
import type { DataSet } from '../engine/collection';
import { hostileEntries } from './hostile.seed';

/**
 * The menu, one group a constant (specification 2, screens 0.1). Titles are translation keys of the frame. A page that comes with a later
 * version stands in its place and is disabled, and the frame says why; on the day it is built, its line loses `later`.
 */
const store = group('store', 'store', [
  later('store', 'store', '/apps/ecommerce/store'),
  later('search', 'search', '/apps/ecommerce/search'),
  { ...page('inventory', 'inventory', '/apps/ecommerce/inventory'), title: 'nav.inventory' },
  later('queues', 'queue', '/apps/ecommerce/queues'),
  later('transactions', 'transactions', '/apps/ecommerce/transactions'),
  later('settings', 'settings', '/pages/settings'),
]);

const dashboards = group('dashboards', 'dashboard', [
  later('project', 'dashboard', '/dashboards/project'),
  later('analytics', 'sliders', '/dashboards/analytics'),
  later('finance', 'transactions', '/dashboards/finance'),
  later('crypto', 'lock', '/dashboards/crypto'),
]);

const applications = group('applications', 'columns', [
  later('academy', 'help', '/apps/academy'),
  later('chat', 'chat', '/apps/chat'),
  later('contacts', 'person', '/apps/contacts'),
  later('fileManager', 'archive', '/apps/file-manager'),
  later('helpCenter', 'info', '/apps/help-center'),
  later('mailbox', 'mail', '/apps/mailbox'),
  later('notes', 'document', '/apps/notes'),
  page('scrumboard', 'columns', '/apps/scrumboard'),
  later('tasks', 'checkCircle', '/apps/tasks'),
]);

const pages = group('pages', 'document', [
  page('home', 'home', '/home'),
  later('activities', 'clock', '/pages/activities'),
  later('authentication', 'lock', '/pages/authentication'),
  page('comingSoon', 'bell', '/pages/coming-soon'),
  branch('errors', 'error', [page('notFound', 'search', '/pages/error/404'), page('serverError', 'warning', '/pages/error/500')]),
  branch('invoice', 'document', [
    later('invoiceCompact', 'document', '/pages/invoice/printable/compact'),
    later('invoiceModern', 'document', '/pages/invoice/printable/modern'),
  ]),
  page('maintenance', 'settings', '/pages/maintenance'),
  branch('pricing', 'tag', [
    later('pricingModern', 'tag', '/pages/pricing/modern'),
    later('pricingSimple', 'tag', '/pages/pricing/simple'),
    later('pricingSingle', 'tag', '/pages/pricing/single'),
    later('pricingTable', 'tag', '/pages/pricing/table'),
  ]),
  later('profile', 'person', '/pages/profile'),
  { id: 'pages.line', type: 'divider' },
  page('terms', 'document', '/terms'),
  page('privacy', 'lock', '/privacy'),
]);

const userInterface = group('interface', 'appearance', [
  later('materialComponents', 'inventory', '/ui/material-components'),
  later('ownComponents', 'inventory', '/ui/fuse-components'),
  later('otherComponents', 'inventory', '/ui/other-components'),
  later('utilityStyles', 'appearance', '/ui/tailwindcss'),
  later('advancedSearch', 'search', '/ui/advanced-search'),
  later('animations', 'star', '/ui/animations'),
  later('cards', 'dashboard', '/ui/cards'),
  later('colors', 'appearance', '/ui/colors'),
  later('confirmationDialog', 'warning', '/ui/confirmation-dialog'),
  later('dataTable', 'columns', '/ui/datatable'),
  later('forms', 'edit', '/ui/forms'),
  later('icons', 'star', '/ui/icons'),
  later('pageLayouts', 'columns', '/ui/page-layouts'),
  later('typography', 'language', '/ui/typography'),
]);

const documentation = group('documentation', 'help', [
  later('changelog', 'clock', '/docs/changelog'),
  later('guides', 'help', '/docs/guides'),
]);

const work = [store, dashboards, applications, pages];
const reference = [userInterface, documentation];
const groups = [...work, { id: 'line', type: 'divider' } as const, ...reference];

/** Narrow and flat menus show a group as one entry that opens. */
const asides = (items: readonly NavigationItem[]) => items.map((item) => ({ ...item, type: 'aside' as const }));

/** The menus of the layouts in the demo. */
export const navigation: Navigation = {
  default: groups,
  compact: [...asides(work), { id: 'gap', type: 'spacer' }, ...asides(reference)],
  futuristic: groups,
  horizontal: asides([...work, ...reference]),
};

/** The menus that a data set has. */
export function navigationOf(dataSet: DataSet): Navigation {
  switch (dataSet) {
    case 'navigation-empty':
      return { default: [], compact: [], futuristic: [], horizontal: [] };
    case 'hostile-text':
      return {
        default: [...groups, ...hostileEntries],
        compact: [...navigation.compact, ...asides(hostileEntries)],
        futuristic: [...groups, ...hostileEntries],
        horizontal: [...navigation.horizontal, ...asides(hostileEntries)],
      };
    default:
      return navigation;
  }
}

function group(name: string, icon: string, children: NavigationItem[]): NavigationItem {
  const [title, subtitle] = [`nav.groups.${name}`, `nav.subtitles.${name}`];
  return { id: name, type: 'group', icon, title, subtitle, children: children.map((child) => within(name, child)) };
}

/** Ids tell where an entry stands: `pages.errors.notFound`. */
function within(parent: string, item: NavigationItem): NavigationItem {
  const id = item.id.startsWith(`${parent}.`) ? item.id : `${parent}.${item.id}`;
  return { ...item, id, ...(item.children && { children: item.children.map((child) => within(id, child)) }) };
}

function page(name: string, icon: string, link: string): NavigationItem {
  return { id: name, type: 'basic', icon, link, title: `nav.pages.${name}` };
}

function later(name: string, icon: string, link: string): NavigationItem {
  return { ...page(name, icon, link), disabled: true };
}

function branch(name: string, icon: string, children: NavigationItem[]): NavigationItem {
  return { id: name, type: 'collapsable', icon, title: `nav.pages.${name}`, children };
}
