import { describe, expect, it } from 'vitest';
import { shownProblems } from './problems';
import type { ProductIssue } from './productRules';

const required: ProductIssue = { field: 'name', code: 'required', severity: 'error', params: {} };
const underCost: ProductIssue = { field: 'price', code: 'priceUnderCost', severity: 'warning', params: {} };
const unseen = { submitted: false, left: [] };

describe('shownProblems', () => {
  it('keeps an error to itself until its field was left', () => {
    expect(shownProblems([required], [], unseen)).toEqual({});
    expect(shownProblems([required], [], { submitted: false, left: ['name'] })).toEqual({ name: { error: required } });
  });

  it('shows every error after a save was tried', () => {
    expect(shownProblems([required], [], { submitted: true, left: [] })).toEqual({ name: { error: required } });
  });

  it('shows a warning at once', () => {
    expect(shownProblems([underCost], [], unseen)).toEqual({ price: { warning: underCost } });
  });

  it('shows what the server refused', () => {
    expect(shownProblems([], [{ field: 'sku', message: 'is taken' }], unseen)).toEqual({ sku: { refusal: 'is taken' } });
  });
});
