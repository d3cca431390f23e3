import '@stockroom/ui/panel-icons';
import { type PostComment, PROFILE_LIMITS } from '@stockroom/contract';
import { Button, VisuallyHidden } from '@stockroom/ui';
import { useId, useState } from 'react';
import { PostRemark } from '#features/profile/components/PostRemark';
import { Remarks, Replies, Thread } from '#features/profile/components/profile.styles';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useDraftText } from '#shared/drafts/useDraft';
import { useTranslation } from '#shared/i18n/useTranslation';
import { WriteForm } from './WriteForm';

/** The replies to a comment, expanded on click, with the form for one. */
export function ReplyThread({ comment, replies, onWrite, onDelete }: ReplyThreadProps) {
  const { t } = useTranslation('profile');
  const subject = draftSubject('reply', comment.id);
  const { isRestored } = useDraftText(subject);
  // Not persisted: a half-typed reply opens it again.
  const [isOpen, setOpen] = useState(isRestored);
  // Not persisted: opening a comment without replies means wanting to write one.
  const [isToWrite, setToWrite] = useState(false);
  const thread = useId();
  return (
    <Replies>
      <div>
        <Button
          size="sm"
          variant="quiet"
          icon="reply"
          aria-expanded={isOpen}
          aria-controls={isOpen ? thread : undefined}
          onPress={() => {
            setOpen(!isOpen);
            setToWrite(replies.length === 0);
          }}
        >
          {t('replies', { count: replies.length })}
          <VisuallyHidden>: {comment.by.name}</VisuallyHidden>
        </Button>
      </div>
      {isOpen && (
        <Thread id={thread}>
          {replies.length > 0 && (
            <Remarks aria-label={t('repliesOf')}>
              {replies.map((reply) => (
                <PostRemark key={reply.id} remark={reply} deleteLabel={t('deleteReply')} onDelete={onDelete} />
              ))}
            </Remarks>
          )}
          <WriteForm
            label={t('writeReply')}
            send={t('reply')}
            subject={subject}
            limit={PROFILE_LIMITS.comment}
            rows={1}
            takesFocus={isToWrite}
            onWrite={onWrite}
          />
        </Thread>
      )}
    </Replies>
  );
}

export interface ReplyThreadProps {
  comment: PostComment;
  /** Oldest first. */
  replies: readonly PostComment[];
  /** @returns whether it was saved */
  onWrite: (id: string, text: string) => Promise<boolean>;
  onDelete: (id: string) => void;
}
