import { expect, test } from 'vitest';
import { findIcons } from './findIcons';
import { gridStep } from './gridStep';
import { jsxOf, svgOf } from './iconShapes';

const fold = (text: string) => text.toLocaleLowerCase('en').normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i');
const names = ['home', 'trash-2', 'delete-forever', 'shopping-cart', 'arrow-left', 'mail'];

test('findIcons: finds an icon by its name and by synonyms in both languages', () => {
  expect(findIcons(names, 'trash', fold)).toEqual(['trash-2', 'delete-forever']);
  expect(findIcons(names, 'çöp', fold)).toEqual(['trash-2', 'delete-forever']);
  expect(findIcons(names, 'EV', fold)).toEqual(['home']);
  expect(findIcons(names, 'ok sol', fold)).toEqual(['arrow-left']);
  expect(findIcons(names, '.*', fold)).toEqual([]);
  expect(findIcons(names, ' ', fold)).toEqual(names);
});

test('findIcons: puts matches by name before matches by synonym', () => {
  expect(findIcons(names, 'delete', fold)).toEqual(['delete-forever', 'trash-2']);
  expect(findIcons(['local-cafe', 'local-shipping', 'fire-truck'], 'truck', fold)).toEqual(['fire-truck', 'local-shipping']);
});

test('svgOf and jsxOf: give an icon as a file and as a component', () => {
  const shapes = [['g', { strokeWidth: '2' }, [['path', { d: 'M1' }]]]] as const;
  expect(svgOf(shapes, 32, 24)).toContain(
    'width="32" height="32" viewBox="0 0 24 24" fill="none"><g stroke-width="2"><path d="M1" /></g></svg>',
  );
  expect(jsxOf(shapes, 32, 24)).toContain('<g strokeWidth="2"><path d="M1" /></g>');
});

test('gridStep: moves in visual order and never leaves the grid', () => {
  const shape = { count: 10, columns: 4, rows: 2 };
  const from5 = (key: string) => gridStep(key, 5, shape);
  expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].map(from5)).toEqual([6, 4, 9, 1]);
  expect(['PageDown', 'PageUp', 'Home', 'End'].map(from5)).toEqual([9, 0, 0, 9]);
  expect(from5('Tab')).toBeNull();
});
