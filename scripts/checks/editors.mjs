import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { filesUnder } from './files.mjs';

/** Controls that nothing is typed into: what was chosen is chosen again by one press. Every other one is taken for an editor. */
const CHOOSER =
  /^(\w*Select|ComboBox|\w+Picker|Checkbox|Switch|RadioGroup|RadioCards|SegmentedControl|SwatchGroup|Tabs|Pagination|PositionField|(Session|Auth)Context)$/;

/** What a control tells and is told of a text. */
const TYPED = /^(value|defaultValue|text|draft|search|onInput|on(Text|Value|Draft|Search)?Change)$/;

const EXEMPT = /\/\/ Not kept: \S/;

/**
 * What is typed into an editor of the app is never a component's own state, which ends with the session: it is `useDraft`'s, or one of
 * the kit's machines', or a comment above it begins with "Not kept:" and says why it may go (decision 040).
 * @param {string} root
 */
export function checkEditors(root) {
  const files = filesUnder(root, 'packages/app/src').filter(
    (path) => path.endsWith('.tsx') && !/\.(test|stories)\.|\/testing\//.test(path),
  );
  const faults = files.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return [...editorFaults(path, text), ...dialogFaults(path, text)];
  });
  return { checked: Math.max(files.length, faults.length), faults };
}

/** @param {string} path @param {string} text of a component */
export function editorFaults(path, text) {
  const { program } = parseSync(path, text);
  const editors = namesInEditors(program);
  const lines = text.split('\n');
  return statesOf(program).flatMap(({ names, start }) => {
    const line = text.slice(0, start).split('\n').length;
    const users = usersOf(program, names);
    if (![...editors].some((name) => users.has(name)) || isExempt(lines, line - 2)) return [];
    return [`${path}:${line} keeps what is typed in a state of its own: use useDraft, or say "Not kept:" and why above it.`];
  });
}

/**
 * A dialog with a form does not close by a press beside it, which is easily made and would take the form away.
 * @param {string} path @param {string} text of a component
 */
export function dialogFaults(path, text) {
  const opening = /<(?:Dialog|Drawer)\b/.exec(text);
  if (!opening || !/<Form\b/.test(text) || text.includes('dismissable={false}')) return [];
  const line = text.slice(0, opening.index).split('\n').length;
  return [`${path}:${line} holds a form and closes by a press beside it: say dismissable={false}.`];
}

/** Whether the reason stands above a state, or above the states that it is one of. */
function isExempt(lines, above) {
  const line = lines[above] ?? '';
  return EXEMPT.test(line) || (/use(State|Reducer)\b/.test(line) && isExempt(lines, above - 1));
}

/** The states of a file's components, but for those that are only true or false. */
function statesOf(program) {
  const states = [];
  new Visitor({
    VariableDeclarator({ id, init, start }) {
      const isState = init?.type === 'CallExpression' && /^(useState|useReducer)$/.test(init.callee.name);
      if (!isState || id.type !== 'ArrayPattern' || typeof init.arguments[0]?.value === 'boolean') return;
      states.push({ names: id.elements.flatMap((element) => element?.name ?? []), start });
    },
  }).visit(program);
  return states;
}

/** Every name that stands in the value of an editor, or in what is done when that changes. */
function namesInEditors(program) {
  const names = new Set();
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      if (CHOOSER.test(name.name ?? name.property?.name)) return;
      for (const { name: prop, value } of attributes) {
        if (TYPED.test(prop?.name)) for (const each of namesIn(value)) names.add(each);
      }
    },
  }).visit(program);
  return names;
}

/** Some names, and those of what is made of them, however many steps away. */
function usersOf(program, names) {
  const users = new Set(names);
  const made = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier') made.push({ name: id.name, from: namesIn(init) });
    },
  }).visit(program);
  let size = 0;
  while (size < users.size) {
    size = users.size;
    for (const { name, from } of made) if (from.some((each) => users.has(each))) users.add(name);
  }
  return users;
}

/** Every name in a piece of code. A property's is none of the variables', and what is drawn in it is looked at by itself. */
function namesIn(node) {
  if (node === null || typeof node !== 'object') return [];
  if (Array.isArray(node)) return node.flatMap(namesIn);
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return [];
  return Object.entries(node).flatMap(([key, part]) => {
    const isWord =
      !node.computed && ((key === 'property' && node.type === 'MemberExpression') || (key === 'key' && node.type === 'Property'));
    return isWord ? [] : namesIn(part);
  });
}
