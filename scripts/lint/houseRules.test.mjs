import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import house from './houseRules.mjs';

Object.assign(RuleTester, { describe, it });
const tester = new RuleTester({ languageOptions: { sourceType: 'module', parserOptions: { lang: 'tsx' } } });
const check = (name, { valid, invalid }) =>
  tester.run(name, house.rules[name], {
    valid,
    invalid: invalid.map(([messageId, code]) => ({ code, errors: [{ messageId }] })),
  });

const enter = "if (event.key === 'Enter') send();";
check('ask-composing', {
  valid: [`if (isComposing(event)) go();\n${enter}`, `// Not a text field: a button.\n${enter}`],
  invalid: [
    ['enter', enter],
    ['enter', `// Not a text field:\n${enter}`],
    ['own', 'if (event.nativeEvent.isComposing) go();'],
  ],
});

check('made-once', {
  valid: [
    'const { create } = useIdempotentCreate((title, idOf) => make({ id: idOf(), title }));',
    '// Safe against double submits: it names a file.\nconst id = crypto.randomUUID();',
  ],
  invalid: [
    ['own', 'const id = crypto.randomUUID();'],
    ['own', '// Safe against double submits:\nconst id = crypto.randomUUID();'],
  ],
});

const component = (state, drawn, between = '') => `
function Editor() {
  ${state}
  ${between}
  return ${drawn};
}`;
const TEXT = "const [text, setText] = useState('');";
const FIELD = '<TextField value={text} onChange={setText} />';
const dialog = (props) => `const a = <Dialog open${props}>\n<Form>…</Form>\n</Dialog>;`;
check('typed-is-kept', {
  valid: [
    component('const { value, set } = useDraftText(draftSubject("note", id));', '<TextField value={value} onChange={set} />'),
    component(`// Not persisted: a search is typed again in a moment.\n  ${TEXT}`, FIELD),
    component(`// Not persisted: a search is typed again.\n  const [a, setA] = useState('');\n  ${TEXT}`, FIELD),
    component('const [list, setList] = useState("");', '<Select value={list} onChange={setList} />'),
    component('const [isTried, setTried] = useState(false);', '<TextField value={title} onChange={() => setTried(true)} />'),
    component(TEXT, '<TextField value={typed.text} onChange={set} />'),
    dialog(' dismissable={false}'),
    'const a = <Dialog open>…</Dialog>;',
  ],
  invalid: [
    ['state', component(TEXT, FIELD)],
    ['state', component(`// Not persisted:\n  ${TEXT}`, FIELD)],
    ['state', component(TEXT, '<TextField value={text ?? title} />')],
    ['state', component(TEXT, '<textarea onInput={(event) => setText(event.target.value)} />')],
    [
      'state',
      component(
        'const [draft, setDraft] = useState(start);',
        '<ContactFields draft={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />',
      ),
    ],
    [
      'state',
      component(
        TEXT,
        '<NewField value={shown} onChange={write} />',
        'const write = (next) => { setText(next); }; const shown = text.trim();',
      ),
    ],
    [
      'state',
      component(
        'const [{ value }, send] = useReducer(reduce, start);',
        '<Field onChange={(next) => send({ type: "typed", next })} />',
      ),
    ],
    ['dialog', dialog('')],
  ],
});

const styled = (line) => `import { styled } from 'styled-components';\nexport const A = styled.div\`\n${line}\n\`;`;
check('on-scale', {
  valid: [
    "export const notStyled = 'border-radius: 8px;';",
    ...[
      '/* * a note\n * + of two lines */\n& > * { gap: 8px; }\nth + td { width: calc(2 * 3px); }',
      "border-radius: ${radius('card')};",
      "border-end-start-radius: ${radius('inner')};",
      "border-radius: calc(${radius('inner')} + 4px);",
      "border-radius: ${radius('card')} ${radius('card')} 0 0;",
      'border-radius: 50%;',
      'border-end-end-radius: 0;',
      "${font('body')}",
      "font-size: ${fontSize('lead')};",
      'font-size: 0;',
      'font: inherit;',
      'font: 10pt Inter, sans-serif;',
      '--emoji-font: x, y;',
    ].map(styled),
  ],
  invalid: [
    ['beside', '& > * + * {'],
    ['beside', '*~* {'],
    ['corners', 'border-radius: 8px;'],
    ['corners', 'border-radius: ${space(1)};'],
    ['corners', 'border-end-end-radius: 5px;'],
    ['type', 'font-size: 18px;'],
    ['type', '.a { font: 14px/1.5 sans-serif; }'],
  ].map(([messageId, line]) => [messageId, styled(line)]),
});

const META = 'const meta = { component: Bell };\n';
const story = (name, tags = '') => `export const ${name}: Story = {${tags} args: {} };\n`;
const BEHAVIOUR = " tags: ['behaviour'],";
check('default-first', {
  valid: [
    META + story('Default') + story('Empty'),
    META + story('Rings', BEHAVIOUR) + story('Broken'),
    `const meta = { component: Bell, tags: ['behaviour'] };\n${story('Rings')}`,
  ],
  invalid: [
    ['first', META + story('Ready') + story('Default')],
    ['first', META],
  ],
});
