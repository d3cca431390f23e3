import { describe, expect, it, vi } from 'vitest';
import type { Command } from './command';
import { createCommandRegistry } from './commandRegistry';

const command = (id: string, section: Command['section'], title = id): Command => ({ id, title, section, href: '/' });
const ids = (registry: ReturnType<typeof createCommandRegistry>) => registry.list().map(({ id }) => id);

describe('createCommandRegistry', () => {
  it('lists by section, then in order of registration', () => {
    const registry = createCommandRegistry();
    registry.register({}, [command('lock', 'session'), command('teal', 'appearance')]);
    registry.register({}, [command('inventory', 'page'), command('rose', 'appearance')]);
    expect(ids(registry)).toEqual(['inventory', 'teal', 'rose', 'lock']);
  });

  it('replaces the commands of an owner and removes them when the owner unregisters', () => {
    const registry = createCommandRegistry();
    const owner = {};
    registry.register(owner, [command('theme', 'appearance', 'Theme')]);
    registry.register(owner, [command('theme', 'appearance', 'Tema')]);
    expect(registry.list().map(({ title }) => title)).toEqual(['Tema']);
    registry.unregister(owner);
    expect(registry.list()).toEqual([]);
  });

  it('uses the later of two commands with one id, and the earlier again once that is gone', () => {
    const registry = createCommandRegistry();
    const page = {};
    registry.register({}, [command('add', 'action', 'Add product')]);
    registry.register(page, [command('add', 'action', 'Add product here')]);
    expect(registry.list().map(({ title }) => title)).toEqual(['Add product here']);
    registry.unregister(page);
    expect(registry.list().map(({ title }) => title)).toEqual(['Add product']);
  });

  it("lists shared keys once: the page's before the app's, and a dialog's beside both", () => {
    const registry = createCommandRegistry();
    const page = {};
    const within = () => null;
    registry.register({}, [{ ...command('inventory', 'page'), keys: 'g i' }]);
    registry.register(page, [
      { ...command('inbox', 'here'), keys: 'g i' },
      { ...command('item', 'here'), keys: 'g i', within },
    ]);
    expect(registry.list().map(({ id, keys }) => [id, keys])).toEqual([
      ['inbox', 'g i'],
      ['item', 'g i'],
      ['inventory', undefined],
    ]);
    registry.unregister(page);
    expect(registry.list().map(({ keys }) => keys)).toEqual(['g i']);
  });

  it('notifies once per change and returns the same list until the next', () => {
    const registry = createCommandRegistry();
    const listener = vi.fn();
    registry.subscribe(listener);
    registry.register({}, [command('a', 'page')]);
    expect(registry.list()).toBe(registry.list());
    registry.unregister({});
    expect(listener).toHaveBeenCalledOnce();
  });
});
