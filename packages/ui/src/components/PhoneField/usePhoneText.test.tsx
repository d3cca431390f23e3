import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { PhoneValue } from './types';
import { usePhoneText } from './usePhoneText';

const arrival = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./phoneRules', async () => {
  const { lazyValue } = await import('../overlay/lazyValue');
  const { formatTyped, phoneCountries, readPhone, writePhone } = await import('./phoneNumbers');
  const rules = { countries: phoneCountries, formatTyped, read: readPhone, write: writePhone };
  return { phoneRules: lazyValue(() => arrival.promise.then(() => rules)) };
});

const storedValues: Record<string, PhoneValue & { isValid: boolean }> = {};

/** Stores reported values as a form does. */
function Number({ name }: { name: string }) {
  const [value, setValue] = useState<PhoneValue>({ country: 'tr', number: '' });
  const phone = usePhoneText({
    value,
    onChange: ({ country, number, e164, isValid }) => {
      storedValues[name] = { country, number: e164 ?? number, isValid };
      setValue(storedValues[name]);
    },
  });
  return (
    <>
      <button type="button" data-type={name} onClick={({ currentTarget }) => phone.type(currentTarget.value, true)}>
        Type
      </button>
      <button type="button" data-leave={name} onClick={phone.leave}>
        Leave
      </button>
      <output data-name={name}>{phone.text}</output>
    </>
  );
}

let root: Root | undefined;
afterEach(() => root?.unmount());

const press = (what: string) => document.querySelector<HTMLButtonElement>(`[data-${what}]`)?.click();
const shown = (name: string) => document.querySelector(`[data-name="${name}"]`)?.textContent;
const type = (name: string, text: string) => {
  const button = document.querySelector<HTMLButtonElement>(`[data-type="${name}"]`);
  if (button) button.value = text;
  press(`type="${name}"`);
};

it('usePhoneText: keeps a full number without the rules, and checks typed text once they load', async () => {
  const names = ['full', 'local', 'short', 'typing'];
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(names.map((name) => <Number key={name} name={name} />));
  await vi.waitFor(() => expect(document.querySelectorAll('output')).toHaveLength(names.length));

  type('full', '+90 (232) 555-01 99');
  type('local', '0232 555 01 99');
  type('short', '0232');
  type('typing', '0232 555 01 99');
  await vi.waitFor(() => expect(names.map(shown)).toEqual(['+90 (232) 555-01 99', '0232 555 01 99', '0232', '0232 555 01 99']));
  for (const name of ['full', 'local', 'short']) press(`leave="${name}"`);
  expect(storedValues['full']).toEqual({ country: null, number: '+902325550199', isValid: true });
  expect(storedValues['local']).toEqual({ country: 'tr', number: '0232 555 01 99', isValid: true });

  arrival.resolve();
  const number = { country: 'tr', number: '+902325550199', isValid: true };
  await vi.waitFor(() => expect(storedValues['full']).toEqual(number));
  expect(storedValues['local']).toEqual(number);
  expect(storedValues['short']).toEqual({ country: 'tr', number: '0232', isValid: false });
  expect(storedValues['typing']).toEqual(number);
  await vi.waitFor(() => expect(shown('local')).toBe('232 555 01 99'));
  expect([shown('full'), shown('short'), shown('typing')]).toEqual(['232 555 01 99', '0232', '0232 555 01 99']);
});
