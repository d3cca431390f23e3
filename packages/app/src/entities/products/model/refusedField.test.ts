import { expect, it } from 'vitest';
import { refusedField } from './refusedField';

it('refusedField: finds the field of a refusal', () => {
  expect(refusedField('product.price: has more than 2 decimals')).toEqual({
    field: 'price',
    message: 'has more than 2 decimals',
  });
  const picture = 'product.images.3.alt: must have at most 255 characters';
  expect(refusedField(picture)).toEqual({ field: 'images', message: 'must have at most 255 characters' });
});

it.each(['product.margin: is too small', 'add: more than 500 entries', 'Prices end in .99: always'])(
  'refusedField: returns all of %j, which is about no named field',
  (reason) => {
    expect(refusedField(reason)).toEqual({ field: null, message: reason });
  },
);
