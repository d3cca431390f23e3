/** Duration of a frame at 60 a second, in milliseconds. */
export const FRAME = 16.7;

/**
 * Durations, in milliseconds, of the page's main-thread tasks while `action` runs. Measured in CPU time: other programs on the
 * machine do not lengthen it.
 */
export async function traceTasks(cdp, action) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await action();
  const complete = new Promise((settle) => cdp.once('Tracing.tracingComplete', settle));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  const tasks = events.filter((event) => event.name === 'RunTask' && event.ph === 'X');
  const count = ({ pid, tid }) => tasks.filter((task) => task.pid === pid && task.tid === tid).length;
  // A browser has several renderers; the busiest is the page's.
  const main = events
    .filter((event) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain')
    .toSorted((a, b) => count(b) - count(a))[0];
  return tasks.filter(({ pid, tid }) => pid === main?.pid && tid === main.tid).map(({ tdur = 0 }) => tdur / 1000);
}
