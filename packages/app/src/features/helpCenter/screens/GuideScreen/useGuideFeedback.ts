import type { HelpFeedback, HelpGuide } from '@stockroom/contract';
import * as v from 'valibot';
import { sendFeedback } from '#features/helpCenter/api/helpCalls';
import { helpKeys } from '#features/helpCenter/api/helpQueries';
import type { GuideFeedbackProps } from '#features/helpCenter/components/GuideFeedback/GuideFeedback';
import { announce } from '#shared/announce/announce';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useDraft } from '#shared/drafts/useDraft';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { ListShape } from '#shared/query/listShape';
import { useListWrites } from '#shared/query/useListWrites';

/** A single guide, treated as a list of one. */
const alone: ListShape<HelpGuide, HelpGuide> = { change: (guide, make) => make([guide])[0] ?? guide };

/** The user's feedback on a guide: optimistic, rolled back when it can't be saved. */
export function useGuideFeedback(guide: HelpGuide): GuideFeedbackProps {
  const { t } = useTranslation('helpCenter');
  const language = useLanguage();
  const write = useListWrites({ key: helpKeys.guide(language, guide.category.slug, guide.slug), shape: alone });
  const comment = useDraft(draftSubject('guide-feedback', guide.id), v.string(), guide.feedback?.why ?? '');

  const send = (feedback: HelpFeedback, announcement: string) => {
    const before = guide.feedback;
    const withFeedback = (next: HelpFeedback | null) => (guides: readonly HelpGuide[]) =>
      guides.map((each) => ({ ...each, feedback: next }));
    void write({
      id: 'guide-feedback',
      call: () => sendFeedback({ kind: 'guide', id: guide.id, ...feedback }),
      apply: withFeedback(feedback),
      rollBack: withFeedback(before),
      failure: t('feedback.failed'),
      onDone: () => announce(announcement),
    });
  };
  return {
    feedback: guide.feedback,
    comment: comment.value,
    onComment: comment.set,
    onAnswer: (helpful) => send({ helpful, why: guide.feedback?.why ?? '' }, t('feedback.thanks')),
    onSend: () => {
      if (!guide.feedback) return;
      send({ ...guide.feedback, why: comment.value.trim() }, t('feedback.sent'));
      comment.forget();
      comment.set(comment.value);
    },
  };
}
