import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPanelStore } from '#shared/panels/panelStore';
import { keepPanelInAddress } from './panelAddress';

const stops: (() => void)[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

function at(address: string, start = createPanelStore()) {
  const router = createMemoryRouter([{ path: '/a' }, { path: '/b', loader: () => null }], { initialEntries: [address] });
  stops.push(keepPanelInAddress(router, start), () => router.dispose());
  const where = () => {
    vi.runAllTimers();
    return router.state.location.pathname + router.state.location.search;
  };
  return { router, panels: start, where };
}

it('panel address: opens the panel named in the URL', () => {
  const { panels, where } = at('/a?panel=quickChat&with=c1&page=2');
  expect(panels.open()).toBe('quickChat');
  expect(panels.subject()).toEqual({ id: 'c1' });
  expect(where()).toBe('/a?panel=quickChat&with=c1&page=2');
});

it.each(['nothing', '', 'search', 'Messages'])('panel address: removes "%s" from the URL', (name) => {
  const { panels, where } = at(`/a?panel=${name}&page=2`);
  expect(panels.open()).toBe(null);
  expect(where()).toBe('/a?page=2');
});

it('panel address: follows opening and closing without adding history entries', () => {
  const { router, panels, where } = at('/a?page=2#top');
  panels.show('messages');
  expect(where()).toBe('/a?page=2&panel=messages');
  expect(router.state.location.hash).toBe('#top');
  panels.show('quickChat', { id: 'c1', name: 'Deniz' });
  expect(where()).toBe('/a?page=2&panel=quickChat&with=c1');
  panels.setSubject({ id: 'c2' });
  expect(where()).toBe('/a?page=2&panel=quickChat&with=c2');
  panels.close();
  expect(where()).toBe('/a?page=2');
  expect(router.state.historyAction).toBe('REPLACE');
});

it('panel address: leaves out the palette', () => {
  const { panels, where } = at('/a');
  panels.show('search');
  expect(where()).toBe('/a');
});

it('panel address: opens and closes panels on Back and Forward', async () => {
  const { router, panels } = at('/a?panel=messages');
  await router.navigate('/b');
  panels.close();
  await router.navigate(-1);
  expect(panels.open()).toBe('messages');
  await router.navigate(1);
  expect(panels.open()).toBe(null);
});

it('panel address: asks once for a URL that a blocker keeps it from', () => {
  const { router, panels, where } = at('/a');
  const asked = vi.fn(() => true);
  router.getBlocker('guard', asked);
  panels.show('messages');
  expect(where()).toBe('/a');
  expect(asked).toHaveBeenCalledOnce();
});

it('panel address: keeps a panel open through a navigation without aborting it', async () => {
  const { router, panels, where } = at('/a');
  panels.show('quickChat');
  const gone = router.navigate('/b');
  panels.setSubject({ id: 'c1' });
  await gone;
  expect(where()).toBe('/b?panel=quickChat&with=c1');
});
