import { HELP_LIMITS, type HelpFeedback } from '@stockroom/contract';
import { Button, Form, TextArea, Inline } from '@stockroom/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Actions, Box, Question } from './GuideFeedback.styles';

/** Asks whether a guide helped, and after the answer for the reason. */
export function GuideFeedback({ feedback, comment, onAnswer, onComment, onSend }: GuideFeedbackProps) {
  const { t } = useTranslation(['helpCenter', 'common']);
  const [sent, setSent] = useState(feedback?.why ?? '');
  const isHelpful = feedback?.helpful;
  const isTooLong = comment.length > HELP_LIMITS.why;
  const isSent = comment.trim() !== '' && comment.trim() === sent;
  const send = () => {
    if (isTooLong || comment.trim() === '') return;
    setSent(comment.trim());
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
            value={comment}
            onChange={onComment}
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
  comment: string;
  onAnswer: (helpful: boolean) => void;
  onComment: (comment: string) => void;
  /** Sends the typed reason with the answer. */
  onSend: () => void;
}
