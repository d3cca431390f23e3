import { describe, expect, it } from 'vitest';
import { optionByText, appendTyped } from './typeAhead';

const labels = ['Ankara', 'Iğdır', 'İstanbul', 'Isparta', 'İzmir'];

describe('optionByText', () => {
  it('cycles through the options by one letter, whichever i it is', () => {
    expect(optionByText(labels, 'i', -1)).toBe(1);
    expect(optionByText(labels, 'ı', 1)).toBe(2);
    expect(optionByText(labels, 'ii', 4)).toBe(1);
  });
  it('finds an option by its beginning', () => {
    expect(optionByText(labels, 'isp', 0)).toBe(3);
    expect(optionByText(labels, 'IZ', 1)).toBe(4);
  });
  it('stays at the active option while it matches', () => expect(optionByText(labels, 'is', 3)).toBe(3));
  it('returns -1 when nothing matches', () => {
    expect(optionByText(labels, 'x', 0)).toBe(-1);
    expect(optionByText(labels, ' ', 0)).toBe(-1);
    expect(optionByText([], 'a', -1)).toBe(-1);
  });
});

describe('typeOn', () => {
  it('adds letters typed without a pause', () => expect(appendTyped({ text: 'i', at: 1000 }, 's', 1400).text).toBe('is'));
  it('starts a new text after a pause', () => expect(appendTyped({ text: 'i', at: 1000 }, 's', 1800).text).toBe('s'));
});
