import { Button, ConfirmDialog, FieldGrid, Form, RadioGroup, TextArea, TextField } from '@stockroom/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Answer, firstMissingField, type Question } from '#features/showcase/model/question';
import { useTranslation } from '#shared/i18n/useTranslation';
import { LastAnswer, Config, Setup } from './QuestionForm.styles';

/** The form of a question, the dialog that asks it, its settings as JSON, and the last answer. */
export function QuestionForm({ onChange }: QuestionFormProps) {
  const { t } = useTranslation('showcase');
  const start: Question = {
    title: t('confirmation.start.title'),
    message: t('confirmation.start.message'),
    confirmLabel: t('confirmation.start.confirmLabel'),
    cancelLabel: t('confirmation.start.cancelLabel'),
    tone: 'critical',
    third: '',
  };
  // Not persisted: only an example of a form.
  const [question, setQuestion] = useState(start);
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const reportQuestion = useEffectEvent(() => onChange(question));
  useEffect(() => reportQuestion(), [question]);
  const set = (change: Partial<Question>) => setQuestion({ ...question, ...change });
  const settle = (next: Answer) => {
    setAnswer(next);
    setOpen(false);
  };
  const errorOf = (field: keyof Question) => (isAsked && question[field].trim() === '' ? t('confirmation.required') : undefined);
  const openConfirmation = () => {
    setAsked(true);
    if (!firstMissingField(question)) setOpen(true);
  };
  const text = (field: 'title' | 'confirmLabel' | 'cancelLabel') => (
    <TextField
      label={t(`confirmation.${field}`)}
      value={question[field]}
      error={errorOf(field)}
      maxLength={120}
      onChange={(value) => set({ [field]: value })}
    />
  );
  return (
    <Setup>
      <Form onSubmit={openConfirmation} label={t('confirmation.set')}>
        <FieldGrid>
          {text('title')}
          <TextArea
            label={t('confirmation.message')}
            value={question.message}
            error={errorOf('message')}
            maxLength={400}
            onChange={(message) => set({ message })}
          />
          {text('confirmLabel')}
          {text('cancelLabel')}
          <RadioGroup
            label={t('confirmation.tone')}
            value={question.tone}
            options={(['critical', 'neutral'] as const).map((value) => ({ value, label: t(`confirmation.tones.${value}`) }))}
            onChange={(tone) => set({ tone })}
          />
          <TextField
            label={t('confirmation.third')}
            value={question.third}
            maxLength={60}
            placeholder={t('confirmation.start.third')}
            onChange={(third) => set({ third })}
          />
        </FieldGrid>
        <Button type="submit" variant="primary">
          {t('confirmation.open')}
        </Button>
      </Form>
      <LastAnswer role="status">
        <strong>{t('confirmation.answer')}</strong>{' '}
        {answer === null ? t('confirmation.noAnswer') : answer === 'third' ? question.third : t(`confirmation.answers.${answer}`)}
      </LastAnswer>
      <section aria-label={t('confirmation.config')}>
        <h3>{t('confirmation.config')}</h3>
        <Config lang="en">{JSON.stringify(question, null, 2)}</Config>
      </section>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={() => settle('cancelled')}
        title={question.title}
        message={question.message}
        confirmLabel={question.confirmLabel}
        cancelLabel={question.cancelLabel}
        tone={question.tone}
        extra={question.third.trim() ? { label: question.third, onPress: () => settle('third') } : undefined}
        onConfirm={() => settle('confirmed')}
      />
    </Setup>
  );
}

export interface QuestionFormProps {
  /** Called with every change, and with the initial question. */
  onChange: (question: Question) => void;
}
