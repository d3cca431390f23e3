import type { QuizQuestion } from '@stockroom/contract';
import { Alert, Button, RadioGroup } from '@stockroom/ui';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Answers, QuizRoot } from './StepQuiz.styles';

/** A question about the step: the user answers, as often as they like, and reads the explanation. Renders a `<section>`. */
export function StepQuiz({ quiz }: StepQuizProps) {
  const { t } = useTranslation('academy');
  const id = useId();
  const [chosen, choose] = useState('');
  const [checked, check] = useState('');
  const isRight = checked === String(quiz.answer);
  return (
    <QuizRoot aria-labelledby={id}>
      <h3 id={id}>{t('quiz.title')}</h3>
      <RadioGroup
        label={quiz.question}
        value={chosen}
        options={quiz.options.map((label, at) => ({ value: String(at), label }))}
        onChange={choose}
      />
      {checked !== '' && (
        <Alert tone={isRight ? 'success' : 'warning'} live="polite" title={t(isRight ? 'quiz.right' : 'quiz.wrong')}>
          {isRight ? quiz.why : t('quiz.again')}
        </Alert>
      )}
      <Answers>
        <Button disabled={chosen === ''} onPress={() => check(chosen)}>
          {t('quiz.check')}
        </Button>
      </Answers>
    </QuizRoot>
  );
}

export interface StepQuizProps {
  quiz: QuizQuestion;
}
