import { expect, it } from 'vitest';
import { dialogFaults, editorFaults } from './editors.mjs';

const component = (state, drawn, between = '') => `
function Editor() {
  ${state}
  ${between}
  return ${drawn};
}`;
const faultsOf = (...parts) => editorFaults('Editor.tsx', component(...parts));

const TEXT = "const [text, setText] = useState('');";

it.each([
  [TEXT, '<TextField value={text} onChange={setText} />'],
  [TEXT, '<TextField value={text ?? title} />'],
  [TEXT, '<textarea onInput={(event) => setText(event.target.value)} />'],
  [
    'const [draft, setDraft] = useState(start);',
    '<ContactFields draft={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />',
  ],
  [TEXT, '<NewField value={shown} onChange={write} />', 'const write = (next) => { setText(next); }; const shown = text.trim();'],
  ['const [{ value }, send] = useReducer(reduce, start);', '<Field onChange={(next) => send({ type: "typed", next })} />'],
])('finds what is typed in a state of its own: %s %s', (...parts) => {
  expect(faultsOf(...parts)).toEqual([expect.stringContaining('Editor.tsx:3')]);
});

it.each([
  ['const { value, set } = useDraftText(draftSubject("note", id));', '<TextField value={value} onChange={set} />'],
  [`// Not kept: a search is typed again in a moment.\n  ${TEXT}`, '<TextField value={text} onChange={setText} />'],
  ['const [list, setList] = useState("");', '<Select value={list} onChange={setList} />'],
  ['const [isTried, setTried] = useState(false);', '<TextField value={title} onChange={() => setTried(true)} />'],
  [TEXT, '<TextField value={typed.text} onChange={set} />'],
])('passes what is kept, chosen, or said why: %s %s', (...parts) => {
  expect(faultsOf(...parts)).toEqual([]);
});

it('asks for the reason, not only for the words', () => {
  expect(faultsOf(`// Not kept:\n  ${TEXT}`, '<TextField value={text} />')).toHaveLength(1);
});

it('has a dialog with a form stay where it is pressed beside', () => {
  const dialog = (props) => `<Dialog open${props}>\n<Form>…</Form>\n</Dialog>`;
  expect(dialogFaults('NameDialog.tsx', dialog(''))).toEqual([expect.stringContaining('NameDialog.tsx:1')]);
  expect(dialogFaults('NameDialog.tsx', dialog(' dismissable={false}'))).toEqual([]);
  expect(dialogFaults('MoveDialog.tsx', '<Dialog open>…</Dialog>')).toEqual([]);
});
