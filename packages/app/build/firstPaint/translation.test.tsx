import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { translate } from '../../src/shared/testing/translate';
import './translation.js';

interface Props {
  count: number;
  hasEnd?: boolean;
  names?: readonly string[];
}

/** Text nodes beside elements, which mount and unmount. */
function Page({ count, hasEnd = true, names = [] }: Props) {
  return (
    <p>
      Page {count} of <b>9</b>
      {names.map((name) => (
        <i key={name}>{name}</i>
      ))}
      {hasEnd && ' and no more'}
    </p>
  );
}

let host: HTMLElement;
let root: Root;
const show = (props: Props) => flushSync(() => root.render(<Page {...props} />));
const textOfHost = () => host.textContent;
/** The browser translates in a task of its own. */
const translated = async () => {
  translate(host);
  await Promise.resolve();
};

beforeEach(async () => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  show({ count: 1 });
  await translated();
});
afterEach(() => {
  root.unmount();
  host.remove();
});

it('translated page: shows a text that changes', async () => {
  expect(textOfHost()).toBe('«Page »«1»« of »«9»« and no more»');
  show({ count: 2 });
  await Promise.resolve();
  expect(textOfHost()).toBe('«Page »2« of »«9»« and no more»');
  await translated();
  show({ count: 3 });
  await Promise.resolve();
  expect(textOfHost()).toBe('«Page »3« of »«9»« and no more»');
});

it('translated page: removes a text together with its translation', () => {
  show({ count: 1, hasEnd: false });
  expect(textOfHost()).toBe('«Page »«1»« of »«9»');
  show({ count: 1 });
  expect(textOfHost()).toBe('«Page »«1»« of »«9» and no more');
});

it('translated page: inserts an element at its position', () => {
  show({ count: 1, names: ['new'] });
  expect(textOfHost()).toBe('«Page »«1»« of »«9»new« and no more»');
});

it('translated page: tolerates removals and insertions in the task of the translation', () => {
  show({ count: 1, names: ['a', 'b'] });
  translate(host);
  show({ count: 1, names: ['b', 'c'], hasEnd: false });
  expect(textOfHost()).toBe('«Page »«1»« of »«9»«b»c');
});
