import { Button, Checkbox, Form, Select, Stepper, Switch, TextArea, TextField, Inline } from '@stockroom/ui';
import { useState } from 'react';
import { EMPTY_DRAFT, missingIn, WIZARD_STEPS, type WizardDraft } from '#features/showcase/model/wizard';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Way } from './forms.styles';

/** A long form in four steps, horizontal or vertical. Values stay when the user goes back. */
export function Wizard({ isDown = false }: { isDown?: boolean }) {
  const { t } = useTranslation('showcase');
  // Not persisted: an example, whose values are not sent.
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [at, setAt] = useState(0);
  const [isTried, setTried] = useState(false);
  const step = WIZARD_STEPS[at] ?? 'done';
  const set = (change: Partial<WizardDraft>) => setDraft({ ...draft, ...change });
  const missing = isTried ? missingIn(step, draft) : [];
  const go = (next: number) => {
    setTried(false);
    setAt(next);
  };
  const goOn = () => (missingIn(step, draft).length > 0 ? setTried(true) : go(at + 1));
  const error = (field: keyof WizardDraft) => (missing.includes(field) ? t(`forms.errors.${field as 'email'}`) : undefined);
  return (
    <Way data-down={isDown || undefined}>
      <Stepper
        label={t('forms.steps')}
        steps={WIZARD_STEPS.map((id, index) => ({
          id,
          label: t(`forms.wizard.${id}`),
          state: index < at ? 'done' : index === at ? 'current' : 'todo',
        }))}
      />
      <Form label={t(`forms.wizard.${step}`)} onSubmit={step === 'done' ? () => undefined : goOn}>
        {step === 'account' && (
          <>
            <TextField label={t('forms.email')} value={draft.email} error={error('email')} onChange={(email) => set({ email })} />
            <Select
              label={t('forms.country')}
              value={draft.country}
              placeholder={t('forms.choose')}
              options={(['tr', 'us', 'de'] as const).map((value) => ({ value, label: t(`forms.countries.${value}`) }))}
              onChange={(country) => set({ country })}
            />
          </>
        )}
        {step === 'personal' && (
          <>
            <TextField label={t('forms.name')} value={draft.name} error={error('name')} onChange={(name) => set({ name })} />
            <TextArea label={t('forms.about')} value={draft.about} maxLength={300} onChange={(about) => set({ about })} />
          </>
        )}
        {step === 'alerts' && (
          <>
            <Switch label={t('forms.alerts')} checked={draft.alerts} onChange={(alerts) => set({ alerts })} />
            <Checkbox label={t('forms.news')} checked={draft.news} onChange={(news) => set({ news })} />
          </>
        )}
        {step === 'done' && <p role="status">{t('forms.doneText', { name: draft.name, email: draft.email })}</p>}
        <Inline gap={3}>
          {at > 0 && (
            <Button onPress={() => go(step === 'done' ? 0 : at - 1)}>{t(step === 'done' ? 'forms.again' : 'forms.back')}</Button>
          )}
          {step !== 'done' && (
            <Button type="submit" variant="primary">
              {t(step === 'alerts' ? 'forms.finish' : 'forms.next')}
            </Button>
          )}
        </Inline>
      </Form>
    </Way>
  );
}
