import { createMocks, domains, scenarioList } from '@stockroom/mocks';
import { expect, it } from 'vitest';
import { type DemoServer, deviationsOf, resetData, showDataSet } from './demoServer';

async function start(): Promise<{ server: DemoServer; labels: () => Promise<string[]> }> {
  const server = { ...createMocks(), scenarios: scenarioList, domains };
  const labels = async () =>
    deviationsOf({ settings: await server.settings.get(), dataSet: await server.dataSet() }).map(({ key }) => key);
  return { server, labels };
}

it('deviationsOf: is empty for a fresh demo, and not for any scenario except the demo', async () => {
  const { server, labels } = await start();
  expect(await labels()).toEqual([]);
  for (const { name } of server.scenarios.filter((scenario) => scenario.name !== 'demo')) {
    await server.setScenario(name);
    expect(await labels(), name).not.toEqual([]);
  }
  await server.setScenario('demo');
  expect(await labels()).toEqual([]);
});

it('showDataSet: changes the data set and keeps the faults', async () => {
  const { server, labels } = await start();
  await server.settings.set({ offline: true, failureRate: 0.1 });
  await showDataSet(server, 'empty');
  expect(await labels()).toEqual(['dataSet', 'offline', 'failureRate']);
});

it('resetData: drops changes and keeps data set and faults', async () => {
  const { server, labels } = await start();
  await showDataSet(server, 'hostile-text');
  await server.settings.set({ extraDelayMs: 1000 });
  await resetData(server);
  expect(await labels()).toEqual(['dataSet', 'extraDelay']);
});
