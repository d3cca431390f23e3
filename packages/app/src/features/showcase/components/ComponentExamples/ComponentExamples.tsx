import { Stack } from '@stockroom/ui';
import type { Args, ComponentDocs, PropDocs } from '@stockroom/ui/vite';
import type { ReactNode, Ref } from 'react';
import type { ComponentModule } from 'virtual:examples';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Part } from '../ShowcasePage/ShowcasePage.styles';
import { DetailHead, PropRows } from './ComponentExamples.styles';
import { DocText, Inline } from './DocText';
import { StoryExample } from './StoryExample';

/** A component: its live examples, when to use it and when not, its keys, its props. */
export function ComponentExamples({ component, summary, actions, headingRef }: ComponentExamplesProps) {
  const { t } = useTranslation('showcase');
  const { meta, stories } = component;
  const docs = localizeDocs(component.docs, useLanguage());
  return (
    <Stack gap={8}>
      <DetailHead>
        <h2 ref={headingRef} tabIndex={-1} lang="en">
          {docs.name}
        </h2>
        {summary}
        {actions}
      </DetailHead>
      <Stack>
        {docs.examples.map((example) => {
          const story = stories[example.name];
          return (
            story && (
              <StoryExample
                key={example.name}
                docs={example}
                meta={meta}
                story={story}
                waits={coversPage(docs.name, { ...meta.args, ...story.args })}
              />
            )
          );
        })}
      </Stack>
      <DocText sections={docs.sections} />
      {docs.props.length > 0 && (
        <Part>
          <h2>{t('props.title')}</h2>
          <PropsTable props={docs.props} label={t('props.of', { name: docs.name })} />
        </Part>
      )}
    </Stack>
  );
}

export interface ComponentExamplesProps {
  component: ComponentModule;
  /** A summary, in the page's language. */
  summary: ReactNode;
  /** The link back to all components. */
  actions: ReactNode;
  /** The heading with the component's name, which can be focused. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A component's props, from its types. */
function PropsTable({ props, label }: { props: readonly PropDocs[]; label: string }) {
  const { t } = useTranslation('showcase');
  return (
    <PropRows aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('props.name')}</th>
          <th scope="col">{t('props.type')}</th>
          <th scope="col">{t('props.fallback')}</th>
          <th scope="col">{t('props.words')}</th>
        </tr>
      </thead>
      <tbody>
        {props.map(({ name, type, isRequired, fallback, explanation }) => (
          <tr key={name}>
            <th scope="row">
              <code lang="en">{name}</code>
              {isRequired && <> ({t('props.required')})</>}
            </th>
            <td>
              <code lang="en">{type}</code>
            </td>
            <td>{fallback && <code lang="en">{fallback}</code>}</td>
            <td>{explanation && <Inline text={explanation} />}</td>
          </tr>
        ))}
      </tbody>
    </PropRows>
  );
}

const COVERING = [
  'AppShell',
  'CommandPalette',
  'ConfirmDialog',
  'Dialog',
  'Drawer',
  'ModalDialog',
  'ShortcutSheet',
  'Toast',
  'Popover',
  'Menu',
];

/** Whether an example covers the page, or takes the focus, as soon as it is rendered. */
const coversPage = (name: string, args: Args): boolean => COVERING.includes(name) || args['open'] === true;

/** Returns a component's docs in the language of the page; untranslated parts stay English. */
function localizeDocs(docs: ComponentDocs, language: string): ComponentDocs {
  if (language !== 'tr') return docs;
  const { sections, examples, props } = docs.turkish;
  return {
    ...docs,
    sections,
    examples: docs.examples.map((example) => ({ ...example, explanation: examples[example.name] ?? example.explanation })),
    props: docs.props.map((prop) => ({ ...prop, explanation: props[prop.name] ?? prop.explanation })),
  };
}
