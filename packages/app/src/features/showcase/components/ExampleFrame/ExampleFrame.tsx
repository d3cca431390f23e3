import { Button, CopyButton, ThemeStage, Heading, Inline } from '@stockroom/ui';
import { type ReactNode, Suspense, use, useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { ExampleAppearanceContext } from '../exampleAppearanceContext';
import { ExampleTexts } from '../ExampleTexts';
import { useCopyLabels } from '../useCopyLabels';
import { Code, Frame, Head, TextBlock } from './ExampleFrame.styles';

/** An example: its name, its live rendering with the page's appearance switches, and its code to copy. */
export function ExampleFrame({
  title,
  titleLanguage,
  descriptionText,
  descriptionLanguage = titleLanguage,
  code,
  level = 3,
  contained,
  foot,
  children,
}: ExampleFrameProps) {
  const { t } = useTranslation('showcase');
  const exampleAppearance = use(ExampleAppearanceContext);
  const labels = useCopyLabels();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Frame aria-labelledby={`${id}title`}>
      <Head>
        <Heading level={level} font="bodyStrong" id={`${id}title`} lang={titleLanguage}>
          {title}
        </Heading>
        <Inline gap={1} wrap={false}>
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}code` : undefined}
            aria-describedby={`${id}title`}
            onPress={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'hideCode' : 'showCode')}
          </Button>
          <CopyButton text={code} labels={labels} />
        </Inline>
        {descriptionText && <TextBlock lang={descriptionLanguage}>{descriptionText}</TextBlock>}
      </Head>
      <ThemeStage {...exampleAppearance} contained={contained}>
        <Suspense>
          <ExampleTexts>{children}</ExampleTexts>
        </Suspense>
      </ThemeStage>
      {foot}
      {isOpen && (
        <Code id={`${id}code`} lang="en" role="region" aria-label={t('codeOf', { title })} tabIndex={0}>
          {code}
        </Code>
      )}
    </Frame>
  );
}

export interface ExampleFrameProps {
  title: string;
  /** Language of the title, where it is not the page's. */
  titleLanguage?: string;
  descriptionText?: string;
  /** Language of the description. @default the title's */
  descriptionLanguage?: string;
  code: string;
  /** Heading level of the title in the page's outline. @default 3 */
  level?: 2 | 3 | 4;
  /** Whether elements fixed to the window stay inside the frame. */
  contained?: boolean;
  /** The callbacks that the example has called, below it. */
  foot?: ReactNode;
  children: ReactNode;
}
