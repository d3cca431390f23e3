/**
 * Draws every machine of the app into docs/machines.md, from the code.
 * `--check` writes nothing and fails when the page differs from the code.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';

const PAGE = 'docs/machines.md';
const INTRO = `# Machines

Made from the code by \`npm run diagrams\`; \`npm test\` fails when the two differ. Dashed boxes hold what is under way at the same time. A label reads: event, \`[guard]\`.
`;

type Node = AnyStateMachine['root'];

const name = (node: Node) => node.path.join('_') || 'root';
const guardText = (guard: unknown): string => {
  if (!guard) return '';
  const text =
    typeof guard === 'string' ? guard : ((guard as { type?: string; name?: string }).type ?? (guard as { name?: string }).name);
  return text && text !== 'guard' ? ` [${text}]` : ' [condition]';
};
const eventText = (event: string) =>
  event
    .replace(/^xstate\.done\.actor\..*/, 'done')
    .replace(/^xstate\.error\.actor\..*/, 'failed')
    .replace(/^xstate\.done\.state\..*/, 'finished')
    .replace(/^xstate\.after\.([^.]+)\..*/, 'after $1')
    .replace(/:/g, ' ');

function states(node: Node, indent: string): string[] {
  return Object.values(node.states).flatMap((child) => {
    const label = `${indent}state "${child.key}" as ${name(child)}`;
    if (child.type === 'final') return [label, `${indent}${name(child)} --> [*]`];
    if (Object.keys(child.states).length === 0) return [label];
    return [`${label} {`, ...inside(child, `${indent}  `), `${indent}}`];
  });
}

function inside(node: Node, indent: string): string[] {
  if (node.type === 'parallel') {
    return Object.values(node.states).flatMap((region, index) => [
      ...(index ? [`${indent}--`] : []),
      `${indent}state "${region.key}" as ${name(region)} {`,
      ...inside(region, `${indent}  `),
      `${indent}}`,
    ]);
  }
  const initial = node.initial?.target?.[0];
  return [...(initial ? [`${indent}[*] --> ${name(initial)}`] : []), ...states(node, indent)];
}

function transitions(node: Node): string[] {
  const own = [...node.transitions.entries()].flatMap(([event, list]) =>
    list.flatMap((transition) =>
      (transition.target ?? []).map(
        (target) => `  ${name(node)} --> ${name(target)}: ${eventText(event) || 'always'}${guardText(transition.guard)}`,
      ),
    ),
  );
  const always = (node.always ?? []).flatMap((transition) =>
    (transition.target ?? []).map((target) => `  ${name(node)} --> ${name(target)}: always${guardText(transition.guard)}`),
  );
  return [...new Set([...own, ...always, ...Object.values(node.states).flatMap(transitions)])].filter(
    (line) => !line.startsWith('  root -->'),
  );
}

/** Lists the transitions of the root, which hold in every state: a table is clearer than an arrow from every state. */
function everywhere(root: Node): string {
  const rows = [...root.transitions.entries()].flatMap(([event, list]) =>
    list.flatMap((transition) =>
      (transition.target ?? []).map(
        (target) => `| \`${eventText(event)}\`${guardText(transition.guard)} | ${target.path.join('.')} |`,
      ),
    ),
  );
  return rows.length ? `\nIn every state:\n\n| Event | Leads to |\n|---|---|\n${rows.join('\n')}\n` : '';
}

async function draw(file: string): Promise<string> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const machine = Object.values(module).map(createIfFactory).find(isMachine);
  if (!machine) throw new Error(`${file} exports no machine`);
  const diagram = ['stateDiagram-v2', ...inside(machine.root, '  '), ...transitions(machine.root)].join('\n');
  return `\n## ${basename(file, '.ts')}\n\n\`${file}\`\n\n\`\`\`mermaid\n${diagram}\n\`\`\`\n${everywhere(machine.root)}`;
}

const isMachine = (value: unknown): value is AnyStateMachine => typeof value === 'object' && value !== null && 'root' in value;

/** Creates the machine of a factory. The kind of a record does not change its machine's states. */
const createIfFactory = (value: unknown): unknown =>
  typeof value === 'function' && /^create\w*Machine$/.test(value.name) ? (value as (fields: object) => unknown)({}) : value;

const files = globSync('packages/app/src/{features,shared}/**/*Machine.ts').toSorted();
const page = INTRO + (await Promise.all(files.map(draw))).join('');
if (!process.argv.includes('--check')) writeFileSync(PAGE, page);
else if (readFileSync(PAGE, 'utf8') !== page) {
  process.stderr.write(`${PAGE} is not what the code says. Run "npm run diagrams" and look at the change.\n`);
  process.exitCode = 1;
}
