import {
  COIN_PARTS,
  dashboardsEndpoints,
  HEALTH_FILTERS,
  INACTIVE_FILTER,
  inventoryEndpoints,
  type CryptoDashboard,
  type FinanceDashboard,
  type MovementPage,
  type Product,
  type ProjectDashboard,
  type StoreFigures,
  type Task,
  tasksEndpoints,
  type TradeAnswer,
} from '@stockroom/contract';
import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { createClient, createClock } from '../testing/client';

/** An answer of the demo's store, in which every part has data. */
type Answer<Schema extends v.GenericSchema> = { [Part in keyof v.InferOutput<Schema>]: NonNullable<v.InferOutput<Schema>[Part]> };

test.each([dashboardsEndpoints.analytics, dashboardsEndpoints.finance, dashboardsEndpoints.crypto, dashboardsEndpoints.project])(
  '%s: serves the same answer each time, and 401 without a token',
  async (path) => {
    const { call } = await createClient();
    const first = await call('GET', path);
    expect(first.status).toBe(200);
    expect(await call('GET', path)).toEqual(first);
    expect((await call('GET', path, { token: null })).status).toBe(401);
  },
);

test('finance: has the specified limits, with bills above theirs', async () => {
  const { call } = await createClient();
  const { body } = await call<Answer<typeof FinanceDashboard>>('GET', dashboardsEndpoints.finance);
  expect(body.budget).toMatchObject({ expensesLimit: 20_000, savingsGoal: 250_000, billsLimit: 1000, bills: 1057 });
  expect([body.previousStatement, body.currentStatement].map(({ status, limit }) => [status, limit])).toEqual([
    ['paid', 34_500],
    ['pending', 34_500],
  ]);
  for (const { lines, spent } of [body.previousStatement, body.currentStatement]) {
    expect(lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(Math.round(spent * 100));
  }
});

test('project: has its own numbers, and 400 for an unknown one', async () => {
  const { call } = await createClient();
  const of = (project: string) =>
    call<Answer<typeof ProjectDashboard>>('GET', `${dashboardsEndpoints.project}?project=${project}`);
  const [one, other] = [(await of('refit')).body, (await of('web-shop')).body];
  expect(one.teamMembers).toHaveLength(9);
  expect(one.githubIssues).not.toEqual(other.githubIssues);
  const { overview, series } = one.githubIssues;
  expect(overview['this-week']['new-issues']).toBe(series['this-week'].line.reduce<number>((sum, each) => sum + (each ?? 0), 0));
  expect((await of('nothing')).status).toBe(400);
});

test('dashboards: derive related figures from one series', async () => {
  const client = await createClient();
  const get = async <Schema extends v.GenericSchema>(path: string) => (await client.call<Answer<Schema>>('GET', path)).body;
  const change = (before: number | null | undefined, now: number | null | undefined) =>
    Math.round(((now ?? 0) / (before ?? 0) - 1) * 10_000) / 100;

  const { btc, watchlist } = await get<typeof CryptoDashboard>(dashboardsEndpoints.crypto);
  const { days } = btc.price;
  const bitcoin = watchlist.find(({ iso }) => iso === 'BTC');
  const signed = ({ dir, amount }: { dir: string; amount: number }) => (dir === 'down' ? -amount : amount);
  expect(bitcoin?.series).toEqual(days.slice(-8));
  expect(bitcoin && signed(bitcoin.trend)).toBe(change(days.at(-8), days.at(-1)));
  expect(signed(btc.trend)).toBe(change(days.at(-2), days.at(-1)));
  expect(btc.marketCap).toBe(Math.round(btc.amount * btc.supply));

  const { accountBalance } = await get<typeof FinanceDashboard>(dashboardsEndpoints.finance);
  expect(accountBalance.growRate).toBe(change(accountBalance.series.days.at(-31), accountBalance.series.days.at(-1)));

  const project = await get<typeof ProjectDashboard>(dashboardsEndpoints.project);
  const [week, month, year] = [project.weeklyExpenses, project.monthlyExpenses, project.yearlyExpenses];
  const data = year.series[0]?.data ?? [];
  expect(data).toHaveLength(52);
  expect(week.series[0]?.data).toEqual(data.slice(-8));
  expect(month.series[0]?.data).toEqual(data.slice(-12));
  for (const [weeks, { amount }] of [
    [1, week],
    [4, month],
    [52, year],
  ] as const) {
    expect(amount).toBe(data.slice(-weeks).reduce((sum, each) => sum + each, 0));
  }
  expect(year.labels.at(-1)).toBe('23 Feb - 01 Mar');
  expect([week.from, week.to]).toEqual(['2026-02-23', '2026-03-01']);
});

test('project: has no data for future days, and counts the tasks of the task list', async () => {
  const wednesday = createClock(new Date(2026, 2, 4, 10).toISOString());
  const client = await createClient({ now: wednesday.now });
  const { body } = await client.call<Answer<typeof ProjectDashboard>>('GET', dashboardsEndpoints.project);
  const { line, column } = body.githubIssues.series['this-week'];
  for (const days of [line, column]) {
    expect(days.map((each) => each === null)).toEqual([false, false, false, true, true, true, true]);
  }
  expect(body.githubIssues.series['last-week'].line).not.toContain(null);
  const tasks = (await client.call<Task[]>('GET', tasksEndpoints.all)).body.filter(({ type }) => type === 'task');
  const open = tasks.filter(({ completed }) => !completed);
  expect(body.tiles.due.count).toBe(open.filter(({ dueDate }) => dueDate === '2026-03-04').length);
  expect(body.tiles.overdue.count).toBe(open.filter(({ dueDate }) => dueDate !== null && dueDate < '2026-03-04').length);
  expect(body.tiles.overdue.count).toBeGreaterThan(0);
});

test('dashboards: translate schedule, team and transactions to the language of the call', async () => {
  const { call } = await createClient();
  const textsIn = async (language: string) => {
    const project = (await call<Answer<typeof ProjectDashboard>>('GET', dashboardsEndpoints.project, { language })).body;
    const finance = (await call<Answer<typeof FinanceDashboard>>('GET', dashboardsEndpoints.finance, { language })).body;
    const meetings = [...project.schedule.today, ...project.schedule.tomorrow];
    return [
      ...meetings.flatMap(({ title, note }) => [title, note]),
      ...project.teamMembers.map(({ title }) => title),
      ...finance.recentTransactions.map(({ name }) => name),
    ];
  };
  const [english, turkish] = [await textsIn('en'), await textsIn('tr')];
  expect(turkish).toHaveLength(english.length);
  expect(turkish.filter((text, place) => text === english[place])).toEqual([]);
});

const buy = (parts: number, more = {}) => ({ body: { id: 'trade-1', action: 'buy', coin: 'BTC', parts, ...more } });

test('trade: settles once, and the coins bought can be sold again', async () => {
  const { call } = await createClient();
  const wallets = async () => (await call<Answer<typeof CryptoDashboard>>('GET', dashboardsEndpoints.crypto)).body.wallets;
  const before = await wallets();
  const first = await call<TradeAnswer>('POST', dashboardsEndpoints.trade, buy(COIN_PARTS / 2));
  expect(first.body.trade.total).toBe(4439.24);
  expect(await call('POST', dashboardsEndpoints.trade, buy(COIN_PARTS / 2))).toEqual(first);
  expect(await wallets()).toEqual({ ...before, BTC: before.BTC + 0.5, USD: 20_560.76 });
  await call('POST', dashboardsEndpoints.trade, buy(COIN_PARTS / 2, { id: 'trade-2', action: 'sell' }));
  expect(await wallets()).toEqual(before);
});

test('trade: rejects more than the wallet holds, either way, and less than a part of a coin', async () => {
  const { call } = await createClient();
  const refused = [buy(COIN_PARTS * 3), buy(COIN_PARTS * 3, { action: 'sell' }), buy(0), buy(0.5), buy(1)];
  for (const body of refused) {
    const { status, body: answer } = await call('POST', dashboardsEndpoints.trade, body);
    expect(status).toBe(400);
    expect(answer).toHaveProperty('issues.0.path', 'parts');
  }
});

test('store figures: equal those of list and ledger, before and after a change of stock', async () => {
  const { call } = await createClient();
  const figures = async () => (await call<StoreFigures>('GET', dashboardsEndpoints.store)).body;
  const products = async () => (await call<Product[]>('GET', inventoryEndpoints.allProducts)).body;
  const soldIn = async ({ from, to }: StoreFigures) => {
    const { body } = await call<MovementPage>('GET', `${inventoryEndpoints.movements}?reason=sold&from=${from}&to=${to}`);
    return body.movements === null ? 0 : body.sums.reduce((sum, { in: received, out }) => sum + out - received, 0);
  };
  const same = async () => {
    const [all, now] = [await products(), await figures()];
    expect(now.products).toBe(all.length);
    expect(now.units).toBe(all.reduce((sum, { stock }) => sum + Math.max(0, stock), 0));
    const filters = { ...HEALTH_FILTERS, inactive: INACTIVE_FILTER };
    for (const name of ['out', 'low', 'negativeMargin', 'noBarcode', 'noPicture', 'inactive'] as const) {
      const { body } = await call<Product[]>('GET', `${inventoryEndpoints.allProducts}?${filters[name]}`);
      expect([name, now[name]]).toEqual([name, body.length]);
    }
    const worth = all.reduce((sum, { stock, price }) => sum + Math.max(0, stock) * Math.round(price * 100), 0);
    expect(Math.round(now.stockValue.price * 100)).toBe(worth);
    expect(now.byCategory.reduce((sum, { units }) => sum + units, 0)).toBe(now.units);
    expect(now.sold).toBe(await soldIn(now));
    return now;
  };
  const before = await same();
  const one = (await products()).find(({ stock }) => stock > 30);
  const movement = { productId: one?.id, delta: -5, reason: 'sold', note: '' };
  expect((await call('POST', inventoryEndpoints.movement, { body: movement })).status).toBe(200);
  const after = await same();
  expect([after.units, after.sold]).toEqual([before.units - 5, before.sold + 5]);
});

test('store figures: read a period as the ledger does', async () => {
  const { call } = await createClient();
  const at = (query: string) => call<StoreFigures>('GET', `${dashboardsEndpoints.store}?${query}`);
  const week = (await at('from=2026-02-23&to=2026-03-01')).body;
  expect(week).toMatchObject({ from: '2026-02-23', to: '2026-03-01' });
  expect(week.byDay.every(({ day }) => day >= '2026-02-23' && day <= '2026-03-01')).toBe(true);
  expect((await at('from=yesterday')).status).toBe(400);
  expect((await at('from=2026-03-02&to=2026-03-01')).status).toBe(400);
});

test('store figures: are zero without products', async () => {
  const { call } = await createClient({ scenario: 'empty' });
  const { body } = await call<StoreFigures>('GET', dashboardsEndpoints.store);
  expect(body).toMatchObject({ units: 0, low: 0, out: 0, daysOfStock: null, byCategory: [], byDay: [] });
});

test('empty stores: have null for every part, and wallets that buy nothing', async () => {
  const { call } = await createClient({ scenario: 'empty' });
  for (const name of ['project', 'analytics', 'finance'] as const) {
    const { body } = await call<Record<string, unknown>>('GET', dashboardsEndpoints[name]);
    expect([name, ...new Set(Object.values(body))]).toEqual([name, null]);
  }
  const { body } = await call<v.InferOutput<typeof CryptoDashboard>>('GET', dashboardsEndpoints.crypto);
  expect(body).toMatchObject({ btc: null, watchlist: null, wallets: { BTC: 0, USD: 0 } });
  expect((await call('POST', dashboardsEndpoints.trade, buy(COIN_PARTS))).status).toBe(400);
});
