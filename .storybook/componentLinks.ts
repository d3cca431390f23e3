import { groupOf } from '@stockroom/ui/group-members';

/** Node of a Markdown tree, with the fields read here. */
interface Part {
  type: string;
  value?: string;
  url?: string;
  children?: Part[];
}

/** Remark plugin: links a component at the start of a list item, as under "Related", to its page. */
export const componentLinks = () => linkComponents;

function linkComponents(part: Part): void {
  for (const child of part.children ?? []) linkComponents(child);
  const [paragraph] = part.type === 'listItem' ? (part.children ?? []) : [];
  const [code, ...rest] = paragraph?.children ?? [];
  const group = code?.type === 'inlineCode' && code.value ? groupOf(code.value) : undefined;
  if (!paragraph || !code?.value || !group) return;
  const url = `?path=/docs/components-${group}-${code.value.toLowerCase()}--docs`;
  paragraph.children = [{ type: 'link', url, children: [code] }, ...rest];
}
