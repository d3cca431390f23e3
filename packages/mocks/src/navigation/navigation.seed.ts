import type { Navigation, NavigationItem } from '@stockroom/contract';
import type { DataSet } from '../engine/collection';
import type { Domain } from '../engine/domain';
import type { Language } from '../engine/fold';
import { lazySeeds } from '../engine/store/lazySeeds';

/**
 * The menu, with a constant for each group. Titles are translation keys of the frame. The pages' search terms load with the
 * first search (`pages.words.ts`).
 */
const store = group('store', 'store', [
  page('store', 'store', '/apps/ecommerce/store'),
  page('search', 'search', '/apps/ecommerce/search'),
  { ...page('inventory', 'inventory', '/apps/ecommerce/inventory'), title: 'nav.inventory' },
  page('queues', 'queue', '/apps/ecommerce/queues'),
  page('transactions', 'transactions', '/apps/ecommerce/transactions'),
  page('settings', 'settings', '/pages/settings'),
]);

const dashboards = group('dashboards', 'dashboard', [
  page('project', 'dashboard', '/dashboards/project'),
  page('analytics', 'sliders', '/dashboards/analytics'),
  page('finance', 'tag', '/dashboards/finance'),
  page('crypto', 'link', '/dashboards/crypto'),
]);

const applications = group('applications', 'columns', [
  page('academy', 'help', '/apps/academy'),
  page('chat', 'chat', '/apps/chat'),
  page('contacts', 'person', '/apps/contacts'),
  page('fileManager', 'archive', '/apps/file-manager'),
  page('helpCenter', 'info', '/apps/help-center'),
  page('mailbox', 'mail', '/apps/mailbox'),
  page('notes', 'document', '/apps/notes'),
  page('scrumboard', 'columns', '/apps/scrumboard'),
  page('tasks', 'checkCircle', '/apps/tasks'),
]);

const pages = group('pages', 'document', [
  page('home', 'home', '/home'),
  page('activities', 'clock', '/pages/activities'),
  page('authentication', 'lock', '/pages/authentication'),
  page('comingSoon', 'bell', '/pages/coming-soon'),
  branch('errors', 'error', [page('notFound', 'search', '/pages/error/404'), page('serverError', 'warning', '/pages/error/500')]),
  branch('invoice', 'document', [
    page('invoiceCompact', 'document', '/pages/invoice/printable/compact'),
    page('invoiceModern', 'document', '/pages/invoice/printable/modern'),
  ]),
  page('maintenance', 'settings', '/pages/maintenance'),
  branch('pricing', 'tag', [
    page('pricingModern', 'tag', '/pages/pricing/modern'),
    page('pricingSimple', 'tag', '/pages/pricing/simple'),
    page('pricingSingle', 'tag', '/pages/pricing/single'),
    page('pricingTable', 'tag', '/pages/pricing/table'),
  ]),
  page('profile', 'person', '/pages/profile'),
  { id: 'pages.line', type: 'divider' },
  page('terms', 'document', '/terms'),
  page('privacy', 'lock', '/privacy'),
]);

const userInterface = group('interface', 'appearance', [
  page('materialComponents', 'inventory', '/ui/material-components'),
  page('ownComponents', 'inventory', '/ui/fuse-components'),
  page('otherComponents', 'inventory', '/ui/other-components'),
  page('utilityStyles', 'appearance', '/ui/tailwindcss'),
  page('advancedSearch', 'search', '/ui/advanced-search'),
  page('animations', 'star', '/ui/animations'),
  page('cards', 'dashboard', '/ui/cards'),
  page('colors', 'appearance', '/ui/colors'),
  page('confirmationDialog', 'warning', '/ui/confirmation-dialog'),
  page('dataTable', 'columns', '/ui/datatable'),
  page('forms', 'edit', '/ui/forms'),
  page('icons', 'star', '/ui/icons'),
  page('pageLayouts', 'columns', '/ui/page-layouts'),
  page('typography', 'language', '/ui/typography'),
]);

const documentation = group('documentation', 'help', [
  page('changelog', 'clock', '/docs/changelog'),
  page('guides', 'help', '/docs/guides'),
]);

const work = [store, dashboards, applications, pages];
const reference = [userInterface, documentation];

const rareMenus = lazySeeds(() => import('./hostile.seed'));

/**
 * Builds the menus of a data set.
 * @param language of the entries outside the groups, whose titles come from their domain
 */
export function navigationOf(dataSet: DataSet, domains: readonly Domain[], language: Language): Navigation {
  if (dataSet === 'navigation-empty') return { default: [], compact: [], futuristic: [], horizontal: [] };
  const [left, right] = [[...work.slice(0, 2), withOthers(applications, domains, language), pages], reference];
  const hostile = dataSet === 'hostile-text' ? rareMenus().hostileEntries : [];
  const groups = [...left, { id: 'line', type: 'divider' } as const, ...right, ...hostile];
  return {
    default: groups,
    compact: [...asides(left), { id: 'gap', type: 'spacer' }, ...asides([...right, ...hostile])],
    futuristic: groups,
    horizontal: asides([...left, ...right, ...hostile]),
  };
}

/** Turns groups into single entries that open, as narrow and flat menus show them. */
function asides(items: readonly NavigationItem[]): NavigationItem[] {
  return items.map((item) => ({ ...item, type: 'aside' }));
}

/** Appends the pages that are in no group to the group's own. */
function withOthers(last: NavigationItem, domains: readonly Domain[], language: Language): NavigationItem {
  const groupedLinks = new Set(linksOf([...work, ...reference]));
  const others = domains.flatMap(({ pages: own = [] }) => own).filter(({ link }) => !groupedLinks.has(link));
  const entries = others.map(({ link, icon = 'document', text }) => ({
    ...page(link.split('/').at(-1) ?? link, icon, link),
    title: text[language][0],
  }));
  return { ...last, children: [...(last.children ?? []), ...entries.map((entry) => within(last.id, entry))] };
}

const linksOf = (items: readonly NavigationItem[]): string[] =>
  items.flatMap(({ link, children = [] }) => [...(link ? [link] : []), ...linksOf(children)]);

function group(name: string, icon: string, children: NavigationItem[]): NavigationItem {
  const [title, subtitle] = [`nav.groups.${name}`, `nav.subtitles.${name}`];
  return { id: name, type: 'group', icon, title, subtitle, children: children.map((child) => within(name, child)) };
}

/** Prefixes ids with the position in the menu: `pages.errors.notFound`. */
function within(parent: string, item: NavigationItem): NavigationItem {
  const id = item.id.startsWith(`${parent}.`) ? item.id : `${parent}.${item.id}`;
  return { ...item, id, ...(item.children && { children: item.children.map((child) => within(id, child)) }) };
}

function page(name: string, icon: string, link: string): NavigationItem {
  return { id: name, type: 'basic', icon, link, title: `nav.pages.${name}` };
}

function branch(name: string, icon: string, children: NavigationItem[]): NavigationItem {
  return { id: name, type: 'collapsable', icon, title: `nav.pages.${name}`, children };
}
