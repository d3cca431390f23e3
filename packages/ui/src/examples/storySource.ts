import { declarationsOf, nameOf, namesIn, part, parts, plain, sourceOf, type SourceFile, type Syntax } from './syntax';

/** A story in its source form, with the properties it inherits from others. */
export interface StorySource {
  /** The name of its export: `WithIcon`. */
  name: string;
  /** Its docstring. */
  comment: string;
  args: ReadonlyMap<string, Syntax>;
  render?: Syntax;
  component: string;
}

/** Stories for tests of hostile data, or of a width that a switch on the page shows too. */
const FOR_TESTS = /Hostile|Phone|Long|Narrow|Turkish|Keyboard|Dark|RightToLeft|Rtl|Rehears/u;

type Properties = Map<string, Syntax>;

/** Returns a story's properties, including the spread ones. */
function propertiesOf(value: Syntax | undefined, declared: ReturnType<typeof declarationsOf>): Properties {
  const all: Properties = new Map();
  for (const each of parts(plain(value), 'properties')) {
    if (each.type === 'SpreadElement') {
      for (const [key, spread] of spreadOf(part(each, 'argument'), declared)) all.set(key, spread);
    } else {
      const inner = part(each, 'value');
      if (inner) all.set(nameOf(part(each, 'key')), inner);
    }
  }
  return all;
}

function spreadOf(argument: Syntax | undefined, declared: ReturnType<typeof declarationsOf>): Properties {
  if (argument?.type === 'MemberExpression') {
    const of = spreadOf(part(argument, 'object'), declared).get(nameOf(part(argument, 'property')));
    return propertiesOf(of, declared);
  }
  return propertiesOf(declared.get(nameOf(argument))?.value, declared);
}

/** Returns the stories of a file that are meant for readers, in the file's order. */
export function storiesOf(file: SourceFile): StorySource[] {
  const declared = declarationsOf(file);
  const meta = propertiesOf(declared.get('meta')?.value, declared);
  const component = meta.get('component');
  return [...declared].flatMap(([name, { statement, value }]) => {
    if (statement.type !== 'ExportNamedDeclaration' || plain(value)?.type !== 'ObjectExpression' || FOR_TESTS.test(name)) {
      return [];
    }
    const own = propertiesOf(value, declared);
    const tags = own.get('tags');
    if (tags && sourceOf(file, tags).includes('behaviour')) return [];
    const args = new Map([...propertiesOf(meta.get('args'), declared), ...propertiesOf(own.get('args'), declared)]);
    const render = own.get('render') ?? meta.get('render');
    return [
      {
        name,
        comment: file.commentBefore(statement.start),
        args,
        ...(render && { render }),
        component: component ? nameOf(plain(component)) || 'Example' : 'Example',
      },
    ];
  });
}

/** Returns the file's code without the parts for tests: play functions, and the stories that are nothing else. */
export function withoutTestCode(file: SourceFile): string {
  const shown = new Set(storiesOf(file).map(({ name }) => name));
  const used = new Set(file.body.flatMap((statement) => [...namesIn(statement)]));
  const cuts: Syntax[] = [];
  for (const [name, { statement, value }] of declarationsOf(file)) {
    const isStory = statement.type === 'ExportNamedDeclaration' && plain(value)?.type === 'ObjectExpression';
    const uses = file.body.filter((each) => each !== statement && namesIn(each).has(name));
    if (isStory && !shown.has(name) && (!used.has(name) || uses.length === 0)) cuts.push(statement);
    else if (isStory || name === 'meta') {
      cuts.push(...parts(plain(value), 'properties').filter((each) => nameOf(part(each, 'key')) === 'play'));
    }
  }
  const ordered = cuts.toSorted((one, other) => other.start - one.start);
  return ordered.reduce(
    (text, { start, end }) => text.slice(0, start) + text.slice(text[end] === ',' ? end + 1 : end),
    file.text,
  );
}
