import { metricsOf, openPage } from './page.mjs';

const INVENTORY = '/apps/ecommerce/inventory';
/** Elements to wait for, on each page. */
const PASSWORD = 'input[type=password]';
const FIRST_ROW = 'table tbody button';
const DASHBOARD = 'dashboard, cold, signed in';
const FIRST_FIGURE = 'a[href*="level=out"]';
/** URL of a build of CoreUI's React template, which is on no package registry and so is built by hand. */
const COREUI = process.env.BENCH_COREUI;

/** Benchmarks of cold and repeated visits: bytes, requests, and when the person sees and can use the page. */
export const visits = [
  { name: 'sign-in, cold', measure: (bench) => visit(bench, '/sign-in', PASSWORD) },
  { name: 'inventory, cold, signed in', measure: (bench) => visit(bench, INVENTORY, FIRST_ROW, { session: bench.session }) },
  { name: DASHBOARD, measure: (bench) => visit(bench, '/dashboards/project', FIRST_FIGURE, { session: bench.session }) },
  ...(COREUI
    ? [
        {
          name: 'CoreUI, dashboard',
          beside: DASHBOARD,
          measure: ({ browser }) => visit({ browser, url: COREUI }, '/#/dashboard', 'canvas'),
        },
      ]
    : []),
  {
    name: 'inventory, repeated',
    measure: async (bench) => {
      const { page, cdp, context } = await openPage(bench.browser, bench.url, { session: bench.session });
      await measureVisit(page, cdp, bench.url + INVENTORY, FIRST_ROW);
      // The worker is installed once the network is idle; the next visit uses it.
      await page.waitForLoadState('networkidle');
      await page.goto('about:blank');
      const figures = await measureVisit(page, cdp, bench.url + INVENTORY, FIRST_ROW);
      await context.close();
      return figures;
    },
  },
];

async function visit({ browser, url }, path, awaited, options) {
  const { page, cdp, context } = await openPage(browser, url, options);
  const figures = await measureVisit(page, cdp, url + path, awaited);
  await context.close();
  return figures;
}

async function measureVisit(page, cdp, address, awaited) {
  const traffic = countTraffic(cdp, new URL(address).origin);
  await page.addInitScript(observe);
  const before = await metricsOf(cdp);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(watchUsable, awaited, { polling: 'raf', timeout: 60_000 });
  const atUsable = { ...traffic.sum(), ...(await metricsOf(cdp)) };
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => window.__seen);
  const all = traffic.sum();
  traffic.stop();
  return {
    'JS KB until usable': atUsable.js,
    'JS KB in all': all.js,
    'requests until usable': atUsable.requests,
    FCP: seen.fcp,
    LCP: seen.lcp,
    usable: seen.usable,
    TBT: seen.blocked,
    CLS: seen.shift,
    // As the browser counts it: without microtasks, such as React's first render. The main thread's time includes those.
    'script ms': atUsable.script - before.script,
    'main thread ms': atUsable.main - before.main,
    nodes: atUsable.nodes,
    'heap MB': atUsable.heap,
  };
}

/** Counts bytes and requests over the network, without those served from the browser's cache or the service worker. */
function countTraffic(cdp, origin) {
  const types = new Map();
  const seen = { js: 0, requests: 0 };
  const onResponse = ({ requestId, response, type }) => {
    if (!response.url.startsWith(origin) || response.fromServiceWorker || response.fromDiskCache) return;
    types.set(requestId, type);
    seen.requests += 1;
  };
  const onEnd = ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) === 'Script') seen.js += encodedDataLength / 1000;
  };
  cdp.on('Network.responseReceived', onResponse);
  cdp.on('Network.loadingFinished', onEnd);
  return {
    sum: () => ({ ...seen }),
    stop: () => {
      cdp.off('Network.responseReceived', onResponse);
      cdp.off('Network.loadingFinished', onEnd);
    },
  };
}

/** Runs in the page, before its own scripts. */
function observe() {
  const seen = { fcp: 0, lcp: 0, shift: 0, blocked: 0, usable: 0 };
  window.__seen = seen;
  const on = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  on('longtask', (entry) => {
    seen.blocked += Math.max(0, entry.duration - 50);
  });
}

/** Runs in the page. Notes when the page is usable: the control is there, and React handles its events. */
function watchUsable(selector) {
  const element = document.querySelector(selector);
  if (!element || !Object.keys(element).some((key) => key.startsWith('__reactFiber'))) return false;
  window.__seen.usable ||= performance.now();
  return true;
}
