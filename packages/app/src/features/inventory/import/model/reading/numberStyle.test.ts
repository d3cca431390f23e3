import { describe, expect, it } from 'vitest';
import { detectNumberStyle, formatNumber, parseNumber } from './numberStyle';

describe('detectNumberStyle', () => {
  it.each([
    [['19.50', '8'], { sign: 'dot', doubt: null, found: true }],
    [['19,50'], { sign: 'comma', doubt: null, found: true }],
    [['1.249,90'], { sign: 'comma', doubt: null }],
    [['1,249.90'], { sign: 'dot', doubt: null }],
    [['1.234.567'], { sign: 'comma', doubt: null }],
    [['0.125'], { sign: 'dot', doubt: null }],
    [['1.250', '1.900'], { doubt: 'ambiguous', found: false }],
    [['19.50', '19,50'], { doubt: 'mixed' }],
    [['8', ''], { doubt: null, found: false }],
  ])('reads %j as %j', (values, style) => {
    expect(detectNumberStyle(values)).toMatchObject(style);
  });
  it('reads a lone group as thousands for whole numbers, and as decimals in our own files', () => {
    expect(detectNumberStyle(['1.200'], { whole: true })).toMatchObject({ sign: 'comma', doubt: null });
    expect(detectNumberStyle(['1.234'], { noGroups: true })).toMatchObject({ sign: 'dot', doubt: null });
  });
});

describe('parseNumber', () => {
  it.each([
    ['19.50', 'dot', 19.5],
    ['19,50', 'comma', 19.5],
    ['1.249,90 TL', 'comma', 1249.9],
    ['$1,249.90', 'dot', 1249.9],
    ['1 249,90', 'comma', 1249.9],
    ['18 %', 'dot', 18],
    ['(5)', 'dot', -5],
    ['\u22125', 'dot', -5],
    ['5-', 'dot', -5],
    ['', 'dot', null],
    ['19,50', 'dot', Number.NaN],
    ['19.50', 'comma', Number.NaN],
    ['abc', 'dot', Number.NaN],
    ['1e400', 'dot', Number.POSITIVE_INFINITY],
    ['-0', 'dot', 0],
  ] as const)('reads %j with a %s as %s', (cell, sign, value) => {
    expect(parseNumber(cell, sign)).toBe(value);
  });
});

describe('formatNumber', () => {
  it("writes the file's decimal sign, and never −0", () => {
    expect([formatNumber(1.5, 'comma'), formatNumber(-0, 'dot')]).toEqual(['1,5', '0']);
  });
});
