import { parseSync } from 'vite';

/** A node of the parsed source. */
export interface Syntax {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export interface SourceFile {
  path: string;
  text: string;
  body: readonly Syntax[];
  /** Returns the last comment before a position. */
  commentBefore: (at: number) => string;
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export const part = (of: Syntax | undefined, key: string): Syntax | undefined => {
  const value = of?.[key];
  return isSyntax(value) ? value : undefined;
};
export const parts = (of: Syntax | undefined, key: string): Syntax[] => {
  const value = of?.[key];
  return Array.isArray(value) ? value.filter(isSyntax) : [];
};
/** Returns the name of an identifier, or of a quoted key. */
export const nameOf = (of: Syntax | undefined): string => {
  const name = of?.['name'] ?? of?.['value'];
  return typeof name === 'string' ? name : '';
};
export const sourceOf = (file: SourceFile, of: Syntax): string => file.text.slice(of.start, of.end);

/** Yields a node and all its descendants. */
export function* within(of: Syntax): Generator<{ node: Syntax; parent?: Syntax }> {
  const waiting: { node: Syntax; parent?: Syntax }[] = [{ node: of }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    const { node } = next;
    for (const value of Object.values(node)) {
      const children = (Array.isArray(value) ? value : [value]).filter(isSyntax);
      waiting.push(...children.map((child) => ({ node: child, parent: node })));
    }
  }
}

/**
 * Parses a file.
 * @throws when the file is no TypeScript
 */
export function parseTypeScript(path: string, text: string): SourceFile {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return {
    path,
    text,
    body: program.body as unknown as Syntax[],
    commentBefore(at) {
      const comment = comments.findLast(({ end }) => end <= at);
      if (!comment?.value.startsWith('*') || text.slice(comment.end, at).trim() !== '') return '';
      return tidy(comment.value);
    },
  };
}

const tidy = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+\s?/u, '').trimEnd())
    .join('\n')
    .trim();

/** Returns a file's top-level declarations by name: the whole statement, and the declaration within. */
export function declarationsOf({ body }: SourceFile): Map<string, { statement: Syntax; value?: Syntax }> {
  const found = new Map<string, { statement: Syntax; value?: Syntax }>();
  for (const statement of body) {
    const declared = part(statement, 'declaration') ?? statement;
    const id = part(declared, 'id');
    if (id) found.set(nameOf(id), { statement, value: declared });
    for (const each of parts(declared, 'declarations')) {
      const bound = part(each, 'id');
      if (bound?.type === 'Identifier') found.set(nameOf(bound), { statement, value: plain(part(each, 'init')) });
    }
  }
  return found;
}

/** Returns a value without its type annotations: `x satisfies Y`, `x as const`, `f<T>`. */
export function plain(value: Syntax | undefined): Syntax | undefined {
  const inner =
    value &&
    ['TSSatisfiesExpression', 'TSAsExpression', 'TSInstantiationExpression', 'ParenthesizedExpression'].includes(value.type);
  return inner ? plain(part(value, 'expression')) : value;
}

/** Returns the names that a node uses: of values and of types, not of properties. */
export function namesIn(of: Syntax): Set<string> {
  const names = new Set<string>();
  for (const { node, parent } of within(of)) {
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') continue;
    const isKey =
      (parent?.type === 'MemberExpression' && parent['property'] === node && parent['computed'] !== true) ||
      (parent?.type === 'Property' && parent['key'] === node && parent['shorthand'] !== true) ||
      (parent?.type === 'JSXAttribute' && parent['name'] === node);
    if (!isKey) names.add(nameOf(node));
  }
  return names;
}
