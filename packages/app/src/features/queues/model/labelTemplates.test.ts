import { expect, it } from 'vitest';
import { layOut, countLabelsPerSheet, TEMPLATE_IDS, templateOf } from './labelTemplates';

const OWN = { width: 30, height: 20 };

it('layOut: places every label completely on its paper, without overlap', () => {
  for (const id of TEMPLATE_IDS) {
    const template = templateOf(id, OWN);
    const papers = layOut(Array.from({ length: countLabelsPerSheet(template) + 1 }), template, 1);
    expect(papers).toHaveLength(2);
    for (const { x, y } of papers.flat()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + template.label.width).toBeLessThanOrEqual(template.paper.width + 1e-6);
      expect(y + template.label.height).toBeLessThanOrEqual(template.paper.height + 1e-6);
    }
    expect(template.pitchX).toBeGreaterThanOrEqual(template.label.width);
    expect(template.pitchY).toBeGreaterThanOrEqual(template.label.height);
  }
});

it('countLabelsPerSheet: returns 24 and 65 for the sheets', () => {
  expect(countLabelsPerSheet(templateOf('a4x24', OWN))).toBe(24);
  expect(countLabelsPerSheet(templateOf('a4x65', OWN))).toBe(65);
});

it('layOut: starts at the first remaining label of the first sheet', () => {
  const template = templateOf('a4x24', OWN);
  const [first, second] = layOut(['a', 'b'], template, 24);
  expect(first).toEqual([{ item: 'a', x: 140, y: 259.5 }]);
  expect(second).toEqual([{ item: 'b', x: 0, y: 0.5 }]);
});
