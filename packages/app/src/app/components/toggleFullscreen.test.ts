import { beforeEach, expect, it, vi } from 'vitest';
import { toggleFullscreen } from './toggleFullscreen';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => warn.mockClear());

/** The parts of a document that fullscreen uses. */
function buildPage({
  enabled = true,
  element = null,
  enter = () => Promise.resolve(),
}: {
  enabled?: boolean;
  element?: object | null;
  enter?: (() => Promise<void>) | null;
} = {}) {
  const exitFullscreen = vi.fn(() => Promise.resolve());
  const page = {
    fullscreenEnabled: enabled,
    fullscreenElement: element,
    exitFullscreen,
    documentElement: enter ? { requestFullscreen: enter } : {},
  };
  return { page: page as unknown as Document, exitFullscreen };
}

it('toggleFullscreen: enters, and leaves', async () => {
  const enter = vi.fn(() => Promise.resolve());
  expect(await toggleFullscreen(buildPage({ enter }).page)).toBe('done');
  expect(enter).toHaveBeenCalledOnce();
  const { page, exitFullscreen } = buildPage({ element: {} });
  expect(await toggleFullscreen(page)).toBe('done');
  expect(exitFullscreen).toHaveBeenCalledOnce();
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['is switched off', { enabled: false }],
  ['is unknown', { enter: null }],
])('toggleFullscreen: logs the specified text if the browser has no fullscreen: it %s', async (_, options) => {
  expect(await toggleFullscreen(buildPage(options).page)).toBe('unavailable');
  expect(warn.mock.calls).toEqual([['Fullscreen is not available in this browser.']]);
});

it('toggleFullscreen: logs the specified text if entering was rejected', async () => {
  const { page } = buildPage({ enter: () => Promise.reject(new TypeError('denied')) });
  expect(await toggleFullscreen(page)).toBe('refused');
  expect(warn.mock.calls).toEqual([['Entering fullscreen mode failed.']]);
});
