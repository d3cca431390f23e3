/** Milliseconds a frame has at 60 a second. */
export const FRAME = 16.7;

/** Durations, in milliseconds, of the tasks of the page's main thread while `action` runs. */
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
  const main = events.find((event) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain');
  return events
    .filter(
      (event) => event.name === 'RunTask' && event.ph === 'X' && (!main || (event.tid === main.tid && event.pid === main.pid)),
    )
    .map((event) => event.dur / 1000);
}
