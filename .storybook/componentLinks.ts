import { groupOf } from '@stockroom/ui/group-members';

/** The part of a Markdown tree that is read here. */
interface Part {
  type: string;
  value?: string;
  url?: string;
  children?: Part[];
}

/** Remark plugin: a component that an item of a list begins with, as under "Related", leads to its page. */
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
