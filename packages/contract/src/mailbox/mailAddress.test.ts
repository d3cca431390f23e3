import { expect, test } from 'vitest';
import { formatMailAddress, isMailAddress, parseMailAddress, splitMailAddresses } from './mailAddress';

test.each([
  ['Ayşe Işık <ayse@example.com>', { name: 'Ayşe Işık', address: 'ayse@example.com' }],
  ['"Okafor, Chidi" <chidi@example.com>', { name: 'Okafor, Chidi', address: 'chidi@example.com' }],
  ['ayse@example.com', { name: '', address: 'ayse@example.com' }],
  ['Front desk', { name: 'Front desk', address: '' }],
  ['', { name: '', address: '' }],
])('parseMailAddress: reads %j', (text, address) => {
  expect(parseMailAddress(text)).toEqual(address);
});

test('formatMailAddress: quotes a name with a comma so that it is read back', () => {
  const address = { name: 'Okafor, Chidi', address: 'chidi@example.com' };
  expect(parseMailAddress(formatMailAddress(address))).toEqual(address);
  expect(splitMailAddresses(`${formatMailAddress(address)}, a@b.co;c@d.co\ne@f.co`)).toEqual([
    '"Okafor, Chidi" <chidi@example.com>',
    'a@b.co',
    'c@d.co',
    'e@f.co',
  ]);
});

test.each(['a@b.co', 'işık@örnek.com.tr'])('isMailAddress: accepts %s', (text) => expect(isMailAddress(text)).toBe(true));
test.each(['a@b', 'a b@c.co', 'a@b..co', '@b.co', 'a@@b.co', 'javascript:x'])('isMailAddress: rejects %s', (text) =>
  expect(isMailAddress(text)).toBe(false),
);
