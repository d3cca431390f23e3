import { describe, expect, it } from 'vitest';
import { shownProblems } from './problems';
import type { FieldIssue } from './recordFields';

const required: FieldIssue = { field: 'name' };
const underCost: FieldIssue = { field: 'price', severity: 'warning' };
const unseen = { submitted: false, left: [] };

describe('shownProblems', () => {
  it('hides an error until its field was left', () => {
    expect(shownProblems([required], [], unseen)).toEqual({});
    expect(shownProblems([required], [], { submitted: false, left: ['name'] })).toEqual({ name: { error: required } });
  });

  it('shows every error after an attempt to save', () => {
    expect(shownProblems([required], [], { submitted: true, left: [] })).toEqual({ name: { error: required } });
  });

  it('shows a warning at once', () => {
    expect(shownProblems([underCost], [], unseen)).toEqual({ price: { warning: underCost } });
  });

  it('shows what the server refused', () => {
    expect(shownProblems([], [{ field: 'sku', message: 'is taken' }], unseen)).toEqual({ sku: { refusal: 'is taken' } });
  });
});
