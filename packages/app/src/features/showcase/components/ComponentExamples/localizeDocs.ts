import type { ComponentDocs } from '@stockroom/ui/vite';

/** Returns a component's docs in the language of the page; untranslated parts stay English. */
export function localizeDocs(docs: ComponentDocs, language: string): ComponentDocs {
  if (language !== 'tr') return docs;
  const { sections, examples, props } = docs.turkish;
  return {
    ...docs,
    sections,
    examples: docs.examples.map((example) => ({ ...example, explanation: examples[example.name] ?? example.explanation })),
    props: docs.props.map((prop) => ({ ...prop, explanation: props[prop.name] ?? prop.explanation })),
  };
}
