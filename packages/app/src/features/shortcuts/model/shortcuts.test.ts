import type { Shortcut } from '@stockroom/contract';
import { describe, expect, it } from 'vitest';
import { safeLink } from '#shared/links/safePath';
import { isSame, NEW_DRAFT, problemsOf, toDraft, toShortcut } from './shortcutDraft';
import { moveShortcut, without, withShortcut } from './shortcuts';

const shortcut = (id: string, position: number): Shortcut => ({
  id,
  position,
  label: id,
  description: '',
  icon: 'star',
  link: '/',
  useRouter: true,
});
const list = ['a', 'b', 'c'].map(shortcut);
const order = (shortcuts: readonly Shortcut[]) => shortcuts.map(({ id, position }) => `${id}${position}`).join(' ');

describe('order of shortcuts', () => {
  it('moves a shortcut in both directions', () => {
    expect(order(moveShortcut(list, 'a', 2))).toBe('b0 c1 a2');
    expect(order(moveShortcut(list, 'c', 0))).toBe('c0 a1 b2');
    expect(order(moveShortcut(list, 'gone', 0))).toBe('a0 b1 c2');
  });
  it('closes a gap and reopens it for a restored shortcut', () => {
    const rest = without(list, 'b');
    expect(order(rest)).toBe('a0 c1');
    expect(order(withShortcut(rest, shortcut('b', 1)))).toBe('a0 b1 c2');
    expect(withShortcut(list, { ...shortcut('b', 1), label: 'New' })[1]?.label).toBe('New');
  });
});

describe('draft of a shortcut', () => {
  const isOwn = (link: string) => safeLink(link)?.kind === 'own';
  const good = { ...NEW_DRAFT, label: 'Watches', link: '/apps/ecommerce/inventory' };
  it.each([
    [{}, {}],
    [{ label: '  ' }, { label: 'labelEmpty' }],
    [{ label: 'x'.repeat(61) }, { label: 'labelLong' }],
    [{ label: '👩‍👩‍👧'.repeat(60) }, {}],
    [{ description: 'x'.repeat(121) }, { description: 'descriptionLong' }],
    [{ link: '' }, { link: 'linkEmpty' }],
    [{ link: ['javascript', 'alert(1)'].join(':') }, { link: 'linkBad' }],
    [{ link: '//evil.example' }, { link: 'linkBad' }],
    [{ link: 'inventory' }, { link: 'linkBad' }],
    [{ link: ' https://example.com ' }, {}],
  ])('%o has the problems %o', (changes, problems) => {
    expect(problemsOf({ ...good, ...changes }, (link) => safeLink(link) !== null)).toEqual(problems);
  });
  it("is trimmed and opens in the app only for the app's own paths", () => {
    expect(toShortcut({ ...good, label: ' A ', link: ' https://example.com ' }, isOwn)).toMatchObject({
      label: 'A',
      link: 'https://example.com',
      useRouter: false,
    });
    expect(toShortcut(good, isOwn).useRouter).toBe(true);
  });
  it('counts as unchanged when all of its fields are the same', () => {
    const [first] = list;
    expect(first && isSame(toDraft(first), toDraft({ ...first, position: 5 }))).toBe(true);
    expect(isSame(good, NEW_DRAFT)).toBe(false);
  });
});
