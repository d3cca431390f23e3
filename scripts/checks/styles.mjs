import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './files.mjs';

/** What a line of a style must not say, and what to write instead. */
const RULES = [
  // The browser styles anew all that stands beside what comes or goes (decision 021): `* + *`, `> * + * + *`, `*~*`.
  {
    isFault: (line) => /\*\s*[+~]\s*\*/.test(line),
    says: 'styles whatever stands after whatever: use gap, or name what it is for.',
  },
  // A circle is 50%, and what fills another thing has its corners.
  {
    isFault: (line) =>
      hasOwn(
        line,
        /\bborder(?:-\w+)*-radius:\s*([^;]+)/,
        /^(50%|inherit|calc\(\$\{radius\('\w+'\)\} \+ \d+px\)|(0|\$\{radius\('\w+'\)\})( (0|\$\{radius\('\w+'\)\}))*)$/,
      ),
    says: "has corners that are on no scale: write radius('inner'), 'control', 'card' or 'pill'.",
  },
  // Text that is hidden beside its icon has 0, paper has points, a document its own figures, and base.css the body's.
  {
    isFault: (line) =>
      hasOwn(
        line,
        /(?<![\w-])font(?:-size)?:\s*([^;]+)/,
        /^(0|inherit|[\d.]+pt\b.*|calc\(var\(--.*|\$\{fontSize\('\w+'\)\}|0\.875rem)$/,
      ),
    says: "has a type size that is on no scale: write font('…'), or fontSize('…') where weight and line are its own.",
  },
];

/**
 * Styles say what holds for all of them: what they are for by its name, and sizes from the scales.
 * @param {string} root
 */
export function checkStyles(root) {
  const files = filesUnder(root, 'packages')
    .filter((path) => /\.(css|tsx?)$/.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')])
    .filter(([path, text]) => path.endsWith('.css') || /from 'styled-components'/.test(text));
  const faults = files.flatMap(([path, text]) => faultsOf(path, text));
  return { checked: Math.max(files.length, faults.length), faults };
}

/** @param {string} path @param {string} text of styles */
export function faultsOf(path, text) {
  return text
    .split('\n')
    .flatMap((line, index) =>
      RULES.filter(({ isFault }) => isFault(line)).map(({ says }) => `${path}:${index + 1} ${says} ${line.trim()}`),
    );
}

/** Whether a line gives a property a value of its own. @param {string} line @param {RegExp} property @param {RegExp} shared */
function hasOwn(line, property, shared) {
  const value = property.exec(line)?.[1];
  return value !== undefined && !shared.test(value.trim());
}
