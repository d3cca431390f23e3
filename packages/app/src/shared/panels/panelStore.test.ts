import { expect, it, vi } from 'vitest';
import { createPanelStore } from './panelStore';

it('createPanelStore: opens one panel at a time', () => {
  const panels = createPanelStore();
  panels.show('messages');
  panels.show('search');
  expect(panels.open()).toBe('search');
  panels.close('messages');
  expect(panels.open()).toBe('search');
  panels.toggle('search');
  expect(panels.open()).toBe(null);
});

it('createPanelStore: lists available panels and closes one that unregisters', () => {
  const panels = createPanelStore();
  const leave = panels.register('messages');
  panels.show('messages');
  expect(panels.available()).toEqual(['messages']);
  leave();
  expect(panels.available()).toEqual([]);
  expect(panels.open()).toBe(null);
});

it('createPanelStore: notifies only of changes', () => {
  const panels = createPanelStore();
  const listener = vi.fn();
  panels.subscribe(listener);
  panels.close();
  panels.show('sheet');
  panels.show('sheet');
  expect(listener).toHaveBeenCalledOnce();
});

it("createPanelStore: remembers a panel's subject until it is closed", () => {
  const panels = createPanelStore();
  panels.show('quickChat', { id: 'c1', name: 'Deniz' });
  expect(panels.subject()).toEqual({ id: 'c1', name: 'Deniz' });
  panels.close();
  panels.show('quickChat');
  expect(panels.subject()).toBe(null);
});

it('createPanelStore: updates the subject of the open panel', () => {
  const panels = createPanelStore();
  panels.show('quickChat');
  const listener = vi.fn();
  panels.subscribe(listener);
  panels.setSubject({ id: 'c2' });
  panels.setSubject({ id: 'c2' });
  expect(panels.subject()).toEqual({ id: 'c2' });
  expect(listener).toHaveBeenCalledOnce();
});
