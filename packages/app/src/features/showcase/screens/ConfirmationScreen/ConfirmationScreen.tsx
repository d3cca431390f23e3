import { useState } from 'react';
import { ExampleFrame } from '#features/showcase/components/ExampleFrame/ExampleFrame';
import { QuestionForm } from '#features/showcase/components/QuestionForm/QuestionForm';
import { ShowcasePage } from '#features/showcase/components/ShowcasePage/ShowcasePage';
import { type Question, questionCode } from '#features/showcase/model/question';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useExampleAppearance } from '../useExampleAppearance';

/** A page to set up a question, ask it, and see the answer. */
export function ConfirmationScreen() {
  const { exampleAppearance, onLooks } = useExampleAppearance();
  const { t } = useTranslation('showcase');
  // Not persisted: only an example of a form.
  const [code, setCode] = useState('');
  return (
    <ShowcasePage page="confirmation" appearance={exampleAppearance} onAppearanceChange={onLooks}>
      <ExampleFrame level={2} title={t('confirmation.set')} code={code}>
        <QuestionForm key={exampleAppearance.language} onChange={(question: Question) => setCode(questionCode(question))} />
      </ExampleFrame>
    </ShowcasePage>
  );
}
