import { Stack } from '@stockroom/ui';
import type { ComponentModule } from 'virtual:examples';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useLanguage } from '#shared/i18n/useLanguage';
import { localizeDocs } from './localizeDocs';
import { coversPage } from './coversPage';
import { Part } from '../ShowcasePage/ShowcasePage.styles';
import { DetailHead } from './ComponentExamples.styles';
import { DocText } from './DocText';
import { PropsTable } from './PropsTable';
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
