import { expect, it, vi } from 'vitest';
import { textTemplate } from './textTemplate';

it('textTemplate: inserts each value and looks the text up once', () => {
  const translate = vi.fn((name: string) => `${name} ayrıntıları (${name})`);
  const details = textTemplate(translate);
  expect([details('Kol saati'), details('$& $1')]).toEqual(['Kol saati ayrıntıları (Kol saati)', '$& $1 ayrıntıları ($& $1)']);
  expect(translate).toHaveBeenCalledOnce();
});
