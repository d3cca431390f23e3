import { parseSync } from 'vite';

const shown = new Set([
  'label',
  'title',
  'placeholder',
  'alt',
  'description',
  'aria-label',
  'aria-description',
  'heading',
  'message',
]);

/**
 * Reads the translations that a source file uses.
 * @param {string} path
 * @param {string} code
 * @returns {{ path: string, asked: string[], spaces: string[], literals: string[], patterns: string[], raw: string[] }}
 *   `asked`: keys of `t('…')`; `spaces`: namespaces of `useTranslation('…')` and the like; `literals`, `patterns`: every string, and every
 *   template as a regular expression; `raw`: text in JSX
 */
export function readSource(path, code) {
  const uses = { path, asked: [], spaces: [], literals: [], patterns: [], raw: [] };
  visit(parseSync(path, code).program, (node) => readNode(node, uses));
  return uses;
}

function readNode(node, uses) {
  const text = textOf(node);
  if (text !== undefined) uses.literals.push(text);
  if (node.type === 'TemplateLiteral' && node.expressions.length > 0) addPattern(node, uses);
  if (node.type === 'CallExpression') readCall(node, uses);
  if (node.type === 'JSXText' && hasWord(node.value)) uses.raw.push(node.value.trim());
  const named = node.type === 'JSXAttribute' && shown.has(node.name.name) ? (textOf(node.value) ?? '') : '';
  if (hasWord(named)) uses.raw.push(named);
}

function readCall({ callee, arguments: given }, uses) {
  const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
  const first = name === 'getFixedT' ? given[1] : given[0];
  const texts = first?.type === 'ArrayExpression' ? first.elements.map(textOf) : [textOf(first)];
  const known = texts.filter((text) => text !== undefined);
  if (name === 't') uses.asked.push(...known);
  if (['useTranslation', 'useLateTranslation', 'getFixedT'].includes(name)) uses.spaces.push(...known);
}

/** Adds a template as a pattern of keys if it contains at least one word of them. */
function addPattern({ quasis }, uses) {
  const parts = quasis.map((quasi) => quasi.value.cooked ?? '');
  if (!/^[\w.:-]*$/.test(parts.join('')) || !/[a-zA-Z]/.test(parts.join(''))) return;
  uses.patterns.push(parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+'));
}

function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0].value.cooked : undefined;
}

const hasWord = (text) => /\p{L}{2,}/u.test(text);

function visit(node, onNode) {
  if (Array.isArray(node)) node.forEach((one) => visit(one, onNode));
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') onNode(node);
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value, onNode);
  }
}
