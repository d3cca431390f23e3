import type { StorySource } from './storySource';
import { declarationsOf, nameOf, namesIn, part, parts, plain, sourceOf, within, type SourceFile, type Syntax } from './syntax';

/** Finds the declaration of a name from another file, or whether the package exports it. */
export interface SourceResolver {
  /** Names that `@stockroom/ui` exports. */
  isPublic: (name: string) => boolean;
  /** @returns the file that an import path refers to, if it belongs to the package */
  open: (path: string, from: SourceFile) => SourceFile | undefined;
}

interface Pieces {
  statements: Map<string, string>;
  imports: Map<string, Set<string>>;
}

const isTest = (value: Syntax | undefined) => value?.type === 'CallExpression' && nameOf(part(value, 'callee')) === 'fn';

/**
 * Returns the code for users to copy: the story's JSX with its values filled in, the helpers it uses, and the imports it then
 * needs.
 * Functions that stand in for the caller's own appear under the name of their prop: `onPress={onPress}`.
 */
export function exampleCode(file: SourceFile, story: StorySource, finder: SourceResolver): string {
  const pieces: Pieces = { statements: new Map(), imports: new Map() };
  const drawn = story.render ? drawnBy(file, story.render, story) : `() => ${elementOf(file, story)}`;
  const used = story.render ? namesIn(story.render) : new Set([story.component]);
  for (const value of story.args.values()) if (!isTest(value)) for (const name of namesIn(value)) used.add(name);
  for (const name of used) collect(name, file, finder, pieces);
  const imports = [...pieces.imports].map(([from, names]) => `import { ${[...names].toSorted().join(', ')} } from '${from}';`);
  return [...imports, '', ...pieces.statements.values(), '', `export const ${story.name} = ${drawn};`]
    .join('\n')
    .replaceAll(/\bfn\(\)/gu, '() => undefined');
}

/** Returns a component with the story's values as its attributes. */
function elementOf(file: SourceFile, { component, args }: StorySource): string {
  const children = args.get('children');
  const attributes = attributesOf(file, args, 'children');
  if (!children) return `<${component} ${attributes} />`;
  return `<${component} ${attributes}>${childOf(file, children)}</${component}>`;
}

function childOf(file: SourceFile, value: Syntax): string {
  const text = sourceOf(file, value);
  if (value.type.startsWith('JSX')) return text;
  const literalText = value['value'];
  return typeof literalText === 'string' && !/[{}<>]/u.test(literalText) ? literalText : `{${text}}`;
}

function attributesOf(file: SourceFile, args: StorySource['args'], without = ''): string {
  const all = [...args].filter(([name]) => name !== without);
  return all.map(([name, value]) => attributeOf(file, name, value)).join(' ');
}

function attributeOf(file: SourceFile, name: string, value: Syntax): string {
  if (isTest(value)) return `${name}={${name}}`;
  const literal = value['value'];
  if (literal === true) return name;
  return typeof literal === 'string' && !/["\\\n]/u.test(literal) ? `${name}="${literal}"` : `${name}={${sourceOf(file, value)}}`;
}

/** Returns the JSX of a render function, with the story's values in place of `args`. */
function drawnBy(file: SourceFile, render: Syntax, { args }: StorySource): string {
  const [parameter] = parts(render, 'params');
  const name = parameter?.type === 'Identifier' ? nameOf(parameter) : '';
  const body = part(render, 'body') ?? render;
  const changes: { start: number; end: number; text: string }[] = [];
  for (const { node, parent } of within(body)) {
    if (node.type === 'JSXSpreadAttribute' && nameOf(part(node, 'argument')) === name) {
      const given = new Set(parts(parent, 'attributes').map((each) => nameOf(part(each, 'name'))));
      const rest = new Map([...args].filter(([key]) => !given.has(key)));
      changes.push({ start: node.start, end: node.end, text: attributesOf(file, rest) });
    }
    if (node.type === 'MemberExpression' && name && nameOf(part(node, 'object')) === name) {
      const key = nameOf(part(node, 'property'));
      const value = args.get(key);
      changes.push({ start: node.start, end: node.end, text: isTest(value) ? key : value ? sourceOf(file, value) : 'undefined' });
    }
  }
  const text = changes
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (code, { start, end, text: put }) => code.slice(0, start - body.start) + put + code.slice(end - body.start),
      sourceOf(file, body),
    );
  return `() => ${text}`;
}

/** Collects the source of a name: an import, or the statement that declares it with everything that this statement uses. */
function collect(name: string, file: SourceFile, finder: SourceResolver, pieces: Pieces): void {
  const declared = declarationsOf(file).get(name);
  if (declared) {
    const { statement } = declared;
    const isStory = plain(declared.value)?.type === 'ObjectExpression' && statement.type === 'ExportNamedDeclaration';
    const key = `${file.path} ${statement.start}`;
    if (isStory || name === 'meta' || pieces.statements.has(key)) return;
    pieces.statements.set(key, '');
    for (const each of namesIn(statement)) collect(each, file, finder, pieces);
    // A piece's dependencies come before it.
    pieces.statements.delete(key);
    pieces.statements.set(key, sourceOf(file, part(statement, 'declaration') ?? statement));
    return;
  }
  for (const statement of file.body.filter(({ type }) => type === 'ImportDeclaration')) {
    const taken = parts(statement, 'specifiers').find((each) => nameOf(part(each, 'local')) === name);
    if (taken) takeImport(name, nameOf(part(statement, 'source')), file, finder, pieces);
  }
}

function takeImport(name: string, from: string, file: SourceFile, finder: SourceResolver, pieces: Pieces): void {
  if (from.startsWith('storybook') || from.startsWith('@storybook')) return;
  const add = (source: string) => pieces.imports.set(source, (pieces.imports.get(source) ?? new Set()).add(name));
  if (finder.isPublic(name) && !/fixtures|sample/iu.test(from)) add('@stockroom/ui');
  else if (!from.startsWith('.')) add(from);
  else {
    const other = finder.open(from, file);
    if (other && declarationsOf(other).has(name)) collect(name, other, finder, pieces);
    else add(from);
  }
}
