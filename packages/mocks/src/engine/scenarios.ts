import type { Domain, LocalizedText } from './domain';
import type { Settings } from './settings';

/** A named state of the mocks. Stories, tests and the app share these names. */
export interface Scenario {
  /** Its label in the choice of scenarios. */
  title: LocalizedText;
  dataSet: string;
  settings?: Partial<Settings>;
  /** Name of its domain; left out: all domains, or the inventory. */
  domain?: string;
}

/** A fault in the calls of a single domain, while all others work. */
type Trouble = 'slow' | 'failing' | 'silent';

/** Names of all scenarios of a server with these domains. */
export type ScenarioNameOf<D extends Domain> =
  | keyof typeof general
  | (D extends Domain<infer Name, infer DataSet> ? DataSet | `${Name}-${Trouble}` : never);

const faults = (en: string, tr: string, settings: Partial<Settings>): Scenario => ({
  title: { en, tr },
  dataSet: 'demo',
  settings,
});

/** Scenarios for no domain, or for the parts they share. */
const general = {
  demo: { title: { en: 'Demo shop', tr: 'Demo mağazası' }, dataSet: 'demo' },
  empty: { title: { en: 'Empty stores', tr: 'Boş mağazalar' }, dataSet: 'empty' },
  'hostile-text': { title: { en: 'Long and hostile texts', tr: 'Uzun ve zararlı metinler' }, dataSet: 'hostile-text' },
  slow: faults('3 seconds more', '3 saniye fazla', { extraDelayMs: 3000 }),
  hanging: faults('5 seconds more', '5 saniye fazla', { extraDelayMs: 5000 }),
  loading: faults('The inventory never answers', 'Envanter hiç yanıt vermiyor', { silent: 'inventory' }),
  'out-of-order': faults('Answers in any order', 'Yanıtlar karışık sırayla', { jitterMs: 1500 }),
  failing: faults('Every inventory call fails', 'Her envanter çağrısı başarısız', { failing: 'inventory' }),
  'all-failing': faults('Every call fails', 'Her çağrı başarısız', { failing: 'all' }),
  'flaky-30': faults('30 % of all calls fail', 'Tüm çağrıların %30’u başarısız', { failureRate: 0.3 }),
  offline: faults('No network', 'Ağ yok', { offline: true }),
  forbidden: faults('Every token is refused', 'Her oturum anahtarı reddediliyor', { refuseTokens: true }),
  'store-server-failing': faults('The store server fails', 'Mağaza sunucusu hata veriyor', { storeServer: 'failing' }),
  'store-server-wrong-shape': faults('The store server answers in another form', 'Mağaza sunucusu başka biçimde yanıt veriyor', {
    storeServer: 'wrong-shape',
  }),
  'store-server-hanging': faults('The store server does not answer', 'Mağaza sunucusu yanıt vermiyor', {
    storeServer: 'hanging',
  }),
  'store-server-unauthorized': faults('The store server refuses the token', 'Mağaza sunucusu oturum anahtarını reddediyor', {
    storeServer: 'unauthorized',
  }),
};

const troubles: Readonly<Record<Trouble, { title: LocalizedText; setting: (domain: string) => Partial<Settings> }>> = {
  slow: { title: { en: '3 seconds more', tr: '3 saniye fazla' }, setting: (slow) => ({ slow }) },
  failing: { title: { en: 'every call fails', tr: 'her çağrı başarısız' }, setting: (failing) => ({ failing }) },
  silent: { title: { en: 'no read is answered', tr: 'hiçbir okuma yanıtlanmıyor' }, setting: (silent) => ({ silent }) },
};

/** Returns the general scenarios, and those of each domain: faults in its calls, and its own data sets. */
export function scenariosOf<D extends Domain>(domains: readonly D[]): Readonly<Record<ScenarioNameOf<D>, Scenario>> {
  const all: [string, Scenario][] = [...Object.entries<Scenario>(general), ...domains.flatMap(scenariosOfDomain)];
  // The names are made of literals, which the compiler cannot infer.
  return Object.fromEntries(all) as Record<ScenarioNameOf<D>, Scenario>;
}

function scenariosOfDomain({ name, title, dataSets = {} }: Domain): [string, Scenario][] {
  const wrong = Object.entries(troubles).map(([trouble, { title: what, setting }]): [string, Scenario] => [
    `${name}-${trouble}`,
    {
      title: { en: `${title.en}: ${what.en}`, tr: `${title.tr}: ${what.tr}` },
      dataSet: 'demo',
      settings: setting(name),
      domain: name,
    },
  ]);
  const own = Object.entries(dataSets).map(([dataSet, what]): [string, Scenario] => [
    dataSet,
    { title: what, dataSet, domain: name },
  ]);
  return [...wrong, ...own];
}
