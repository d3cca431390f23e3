import { resetMocks, setMocks } from '../packages/app/e2e/support/mockSettings.ts';

/** CPU slowdown factor. A slow machine needs a smaller one, so that other people's builds take as long as in the docs. */
const CPU_SLOWDOWN = Number(process.env.BENCH_SLOWER ?? 4);
/** 10 Mbit/s, 40 ms. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

/**
 * Opens a page in a fresh profile under the benchmark's conditions.
 * @param {{ session?: string, mocks?: object }} options `session`: signed in; `mocks`: initial settings of the mock server;
 *   without it, as specified
 */
export async function openPage(browser, url, { session, mocks } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  const page = await context.newPage();
  if (mocks) {
    await page.goto(`${url}/assets/none`);
    await resetMocks(page);
    await setMocks(page, mocks);
    await page.goto('about:blank');
  }
  if (session) {
    await context.addInitScript((storedSession) => sessionStorage.setItem('stockroom.session', storedSession), session);
  }
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  // The thread's own time: on a shared machine, the wall clock also counts the turns of other programs.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, cdp, context };
}

/** Milliseconds of CPU time for script and for all work on the main thread since the page started, and its heap in MB. */
export async function metricsOf(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name) => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    script: of('ScriptDuration') * 1000,
    main: of('TaskDuration') * 1000,
    nodes: of('Nodes'),
    heap: of('JSHeapUsedSize') / 1e6,
  };
}
