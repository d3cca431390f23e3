/**
 * Rules of this project that no plugin has, for oxlint (`.oxlintrc.json`). Each has its fixtures in `houseRules.test.mjs`, and
 * is switched on or off per path in the configuration like any other rule.
 */
const rules = {
  'ask-composing': {
    meta: ruleMeta({
      own: 'Take isComposing(event) of packages/ui/src/keys: browsers tell that a character is being chosen in two ways.',
      enter:
        'Enter also ends the choice of a character: ask isComposing(event) first, or say "Not a text field:" and why above it.',
    }),
    create(context) {
      const { lines, text } = context.sourceCode;
      const checksComposing = /\bisComposing\(/.test(text);
      return {
        MemberExpression(node) {
          if (nameOf(node.property) === 'isComposing') context.report({ node, messageId: 'own' });
        },
        BinaryExpression(node) {
          const isEnter = /^[!=]==$/.test(node.operator) && node.right.value === 'Enter';
          if (isEnter && !checksComposing && !hasReason(lines, node, 'Not a text field')) {
            context.report({ node, messageId: 'enter' });
          }
        },
      };
    },
  },

  'made-once': {
    meta: ruleMeta({
      own: 'Take an id of useIdempotentCreate, or a double press makes it twice; or say "Safe against double submits:" and why above it (decision 041).',
    }),
    create(context) {
      const { lines } = context.sourceCode;
      return {
        Identifier(node) {
          if (node.name !== 'randomUUID' || hasReason(lines, node, 'Safe against double submits')) return;
          context.report({ node, messageId: 'own' });
        },
      };
    },
  },

  'typed-is-kept': {
    meta: ruleMeta({
      state:
        'What is typed into an editor outlives its component: use useDraft, or say "Not persisted:" and why above it (decision 040).',
      dialog: 'A dialog with a form does not close by a press beside it: say dismissable={false}.',
    }),
    create(context) {
      const { lines, text } = context.sourceCode;
      const states = [];
      const typed = new Set();
      const made = [];
      let dialog = null;
      return {
        VariableDeclarator(node) {
          const { id, init } = node;
          if (init && id.type === 'Identifier') made.push({ name: id.name, from: namesIn(init) });
          const isState = init?.type === 'CallExpression' && /^(useState|useReducer)$/.test(nameOf(init.callee));
          if (!isState || id.type !== 'ArrayPattern' || typeof init.arguments[0]?.value === 'boolean') return;
          states.push({ node, names: id.elements.flatMap((element) => nameOf(element) ?? []) });
        },
        JSXOpeningElement(node) {
          const name = nameOf(node.name) ?? nameOf(node.name.property) ?? '';
          if (/^(Dialog|Drawer)$/.test(name)) dialog ??= node;
          if (CHOOSER.test(name)) return;
          for (const { name: prop, value } of node.attributes) {
            if (TYPED.test(nameOf(prop) ?? '')) for (const each of namesIn(value)) typed.add(each);
          }
        },
        'Program:exit'() {
          for (const { node, names } of states) {
            const users = usersOf(names, made);
            if (![...typed].some((name) => users.has(name)) || isStateWithReason(lines, node)) continue;
            context.report({ node, messageId: 'state' });
          }
          if (dialog && /<Form\b/.test(text) && !text.includes('dismissable={false}')) {
            context.report({ node: dialog, messageId: 'dialog' });
          }
        },
      };
    },
  },

  'on-scale': {
    meta: ruleMeta({
      beside: 'This styles anew whatever stands beside what comes or goes: use gap, or name what it is for (decision 021).',
      corners: "These corners are on no scale: write radius('inner'), 'control', 'card' or 'pill'.",
      type: "This type size is on no scale: write font('…'), or fontSize('…') where weight and line are its own.",
    }),
    create(context) {
      if (!/from 'styled-components'/.test(context.sourceCode.text)) return {};
      return {
        Program() {
          for (const [index, line] of context.sourceCode.lines.entries()) {
            const loc = { start: { line: index + 1, column: 0 }, end: { line: index + 1, column: line.length } };
            if (/\*\s*[+~]\s*\*/.test(line)) context.report({ loc, messageId: 'beside' });
            if (hasOwn(line, /\bborder(?:-\w+)*-radius:\s*([^;]+)/, CORNERS)) context.report({ loc, messageId: 'corners' });
            if (hasOwn(line, /(?<![\w-])font(?:-size)?:\s*([^;]+)/, TYPE)) context.report({ loc, messageId: 'type' });
          }
        },
      };
    },
  },

  'default-first': {
    meta: ruleMeta({
      first: 'What a component or a screen is with nothing said of it stands first and is called Default (decision 031).',
    }),
    create(context) {
      const [common = '', first = ''] = context.sourceCode.text.split(/^(?=export const )/m);
      const isBehaviour = [common, first].some((part) => /tags: \[[^\]]*'behaviour'/.test(part));
      if (isBehaviour || first.startsWith('export const Default')) return {};
      return { Program: (node) => context.report({ node, messageId: 'first' }) };
    },
  },
};

export default { meta: { name: 'house' }, rules };

function ruleMeta(messages) {
  return { type: 'problem', messages, schema: [] };
}

/** Controls without text input: one press restores the choice. Every other control counts as an editor. */
const CHOOSER =
  /^(\w*Select|ComboBox|\w+Picker|Checkbox|Switch|RadioGroup|RadioCards|SegmentedControl|SwatchGroup|Tabs|Pagination|PositionField|(Session|Auth)Context)$/;
/** Props by which a control receives and reports a text. */
const TYPED = /^(value|defaultValue|text|draft|search|onInput|on(Text|Value|Draft|Search)?Change)$/;
/** A circle is 50%, and an element that fills another inherits its corners. */
const CORNERS = /^(50%|inherit|calc\(\$\{radius\('\w+'\)\} \+ \d+px\)|(0|\$\{radius\('\w+'\)\})( (0|\$\{radius\('\w+'\)\}))*)$/;
/** Text hidden beside its icon has 0, print uses points, a document its own sizes. */
const TYPE = /^(0|inherit|[\d.]+pt\b.*|calc\(var\(--.*|\$\{fontSize\('\w+'\)\}|0\.875rem)$/;

const nameOf = (node) => node?.name;

/** Whether a comment on the line above begins with these words, followed by text. */
function hasReason(lines, node, words) {
  return new RegExp(`// ${words}: \\S`).test(lines[node.loc.start.line - 2] ?? '');
}

/** Whether the reason stands above a state, or above the group of states that it belongs to. */
function isStateWithReason(lines, node) {
  let above = node.loc.start.line - 2;
  while (/use(State|Reducer)\b/.test(lines[above] ?? '')) above -= 1;
  const under = { loc: { start: { line: above + 2 } } };
  return hasReason(lines, under, 'Not persisted') || hasReason(lines, node, 'Not persisted');
}

/** Collects some names, and all names derived from them, in any number of steps. */
function usersOf(names, made) {
  const users = new Set(names);
  for (let size = 0; size < users.size;) {
    size = users.size;
    for (const { name, from } of made) if (from.some((each) => users.has(each))) users.add(name);
  }
  return users;
}

/** Collects the names in a node. Property names are no variables, and nested components are checked by themselves. */
function namesIn(node) {
  if (node === null || typeof node !== 'object') return [];
  if (Array.isArray(node)) return node.flatMap(namesIn);
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return [];
  return Object.entries(node).flatMap(([key, part]) => {
    const isPlace = key === 'parent' || key === 'loc' || key === 'range';
    const isWord =
      !node.computed && ((key === 'property' && node.type === 'MemberExpression') || (key === 'key' && node.type === 'Property'));
    return isPlace || isWord ? [] : namesIn(part);
  });
}

/** Whether a line sets a property to its own value. */
function hasOwn(line, property, shared) {
  const value = property.exec(line)?.[1];
  return value !== undefined && !shared.test(value.trim());
}
