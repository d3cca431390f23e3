import { HELP_LIMITS, type HelpFeedback } from '@stockroom/contract';
import { Button, Form, TextArea, Inline } from '@stockroom/ui';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { Actions, Box, Question } from './GuideFeedback.styles';

/** Asks whether a guide helped; once that is answered, why. */
export function GuideFeedback({ feedback, why, onAnswer, onWhy, onSend }: GuideFeedbackProps) {
  const { t } = useTranslation(['helpCenter', 'common']);
  const [sent, setSent] = useState(feedback?.why ?? '');
  const isHelpful = feedback?.helpful;
  const isTooLong = why.length > HELP_LIMITS.why;
  const isSent = why.trim() !== '' && why.trim() === sent;
  const send = () => {
    if (isTooLong || why.trim() === '') return;
    setSent(why.trim());
    onSend();
  };
  return (
    <Box aria-labelledby="guide-feedback">
      <Question>
        <h2 id="guide-feedback">{t('feedback.question')}</h2>
        <Inline>
          <Button icon="check" aria-pressed={isHelpful === true} onPress={() => onAnswer(true)}>
            {t('feedback.yes')}
          </Button>
          <Button icon="close" aria-pressed={isHelpful === false} onPress={() => onAnswer(false)}>
            {t('feedback.no')}
          </Button>
        </Inline>
      </Question>
      {isHelpful !== undefined && (
        <Form label={t('feedback.question')} onSubmit={send}>
          <TextArea
            label={t(isHelpful ? 'feedback.whyYes' : 'feedback.whyNo')}
            help={t('feedback.whyHelp')}
            rows={2}
            value={why}
            onChange={onWhy}
            maxLength={HELP_LIMITS.why}
          />
          <Actions>
            <Button type="submit">{t('feedback.send')}</Button>
            <p>{t(isSent ? 'feedback.sent' : 'feedback.thanks')}</p>
          </Actions>
        </Form>
      )}
    </Box>
  );
}

export interface GuideFeedbackProps {
  /** The earlier answer. */
  feedback: HelpFeedback | null;
  /** The reason being typed. */
  why: string;
  onAnswer: (helpful: boolean) => void;
  onWhy: (why: string) => void;
  /** Sends what was typed, with the answer. */
  onSend: () => void;
}
