import { declarationsOf, nameOf, part, parts, plain, sourceOf, type SourceFile, type Syntax } from './syntax';

/** A prop as its type declares it. */
export interface PropDocs {
  name: string;
  type: string;
  isRequired: boolean;
  fallback?: string;
  explanation: string;
}

interface Declared {
  file: SourceFile;
  value: Syntax;
}

/** Creates a function that reads a component's props from their types. */
export function propReader(files: readonly SourceFile[]) {
  const types = new Map<string, Declared>();
  const values = new Map<string, Declared>();
  for (const file of files) {
    for (const [name, { value }] of declarationsOf(file)) {
      if (!value) continue;
      (value.type.startsWith('TS') ? types : values).set(name, { file, value });
    }
  }

  /** Expands the list that a type is made of: `(typeof BUTTON_SIZES)[number]` → `'sm' | 'md'`. */
  const wordsOf = (text: string): string => {
    const [, list] = /^\(typeof (\w+)\)\[number\]$/u.exec(text) ?? [];
    const declared = list ? values.get(list) : undefined;
    if (!declared) return text;
    const elements = parts(plain(declared.value), 'elements');
    return elements.map((each) => sourceOf(declared.file, each)).join(' | ');
  };

  const typeText = (file: SourceFile, type: Syntax): string => {
    const text = sourceOf(file, type).replaceAll(/\s+/gu, ' ');
    const alias = type.type === 'TSTypeReference' ? types.get(text) : undefined;
    if (alias?.value.type !== 'TSTypeAliasDeclaration') return text;
    const aliasedType = part(alias.value, 'typeAnnotation');
    const words = aliasedType ? wordsOf(sourceOf(alias.file, aliasedType).replaceAll(/\s+/gu, ' ')) : text;
    return words.length <= 120 && !/[{]|typeof/u.test(words) ? words : text;
  };

  const readMember = (file: SourceFile, member: Syntax): PropDocs[] => {
    const name = nameOf(part(member, 'key'));
    if (!name) return [];
    const comment = file.commentBefore(member.start).replaceAll(/\s+/gu, ' ');
    const [words = '', fallback] = comment.split('@default');
    const type = part(part(member, 'typeAnnotation'), 'typeAnnotation');
    return [
      {
        name,
        type: type ? typeText(file, type) : 'function',
        isRequired: member['optional'] !== true,
        explanation: words.trim(),
        ...(fallback && { fallback: fallback.trim() }),
      },
    ];
  };

  const membersOf = (name: string, seen: ReadonlySet<string> = new Set()): PropDocs[] => {
    const declared = types.get(name);
    if (!declared || seen.has(name)) return [];
    const { file, value } = declared;
    const known = new Set([...seen, name]);
    const body = part(value, 'body');
    if (body) {
      const inherited = parts(value, 'extends').flatMap((each) => ofType(file, each, known));
      const own = parts(body, 'body').flatMap((member) => readMember(file, member));
      return unique([...own, ...inherited]);
    }
    const aliasedType = part(value, 'typeAnnotation');
    return aliasedType ? ofType(file, aliasedType, known) : [];
  };

  const ofType = (file: SourceFile, type: Syntax, seen: ReadonlySet<string>): PropDocs[] => {
    if (type.type === 'TSTypeLiteral') return parts(type, 'members').flatMap((member) => readMember(file, member));
    if (type.type === 'TSIntersectionType' || type.type === 'TSUnionType') {
      return unique(parts(type, 'types').flatMap((each) => ofType(file, each, seen)));
    }
    const name = nameOf(part(type, 'typeName') ?? part(type, 'expression'));
    const given = parts(part(type, 'typeArguments'), 'params');
    const [of, keys] = given;
    if (['Omit', 'Pick', 'Partial'].includes(name) && of) {
      const listed = new Set(keys ? [...sourceOf(file, keys).matchAll(/'([^']+)'/gu)].map((match) => match[1]) : []);
      return ofType(file, of, seen).filter((prop) => name === 'Partial' || listed.has(prop.name) === (name === 'Pick'));
    }
    return membersOf(name, seen);
  };

  /** Returns a component's props, required ones first. */
  return (component: string): PropDocs[] => {
    const props = membersOf(`${component}Props`);
    return props.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired));
  };
}

const unique = (props: readonly PropDocs[]) =>
  [...new Map(props.toReversed().map((prop) => [prop.name, prop])).values()].toReversed();
