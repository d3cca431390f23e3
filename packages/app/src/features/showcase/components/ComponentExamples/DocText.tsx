import type { DocBlock, DocSection } from '@stockroom/ui/vite';
import { Table, TextBlock } from './ComponentExamples.styles';

/** The sections of a component's page, under their headings. */
export function DocText({ sections }: { sections: readonly DocSection[] }) {
  return sections.map(({ title, blocks }) => (
    <TextBlock key={title}>
      <h3>{title}</h3>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </TextBlock>
  ));
}

function Block({ block }: { block: DocBlock }) {
  if (block.kind === 'code') return <pre>{block.text}</pre>;
  if (block.kind === 'text') {
    return (
      <p>
        <Inline text={block.text} />
      </p>
    );
  }
  if (block.kind === 'list') {
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>
            <Inline text={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Table>
      <thead>
        <tr>
          {block.head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map(([first = '', ...rest]) => (
          <tr key={first}>
            <th scope="row">
              <Inline text={first} />
            </th>
            {rest.map((cell) => (
              <td key={cell}>
                <Inline text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Text with inline `code` and **bold** markup. */
export function Inline({ text }: { text: string }) {
  let at = 0;
  return text
    .split(/(`[^`]+`|\*\*[^*]+\*\*)/u)
    .map((piece) => ({ piece, key: (at += piece.length + 1) }))
    .map(({ piece, key }) => {
      if (piece.startsWith('`')) return <code key={key}>{piece.slice(1, -1)}</code>;
      return piece.startsWith('**') ? <strong key={key}>{piece.slice(2, -2)}</strong> : piece;
    });
}
