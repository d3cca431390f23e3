import '@stockroom/ui/panel-icons';
import type { Post, PostComment } from '@stockroom/contract';
import { Button, Card, IconButton, Text, Stack } from '@stockroom/ui';
import type { ReactNode } from 'react';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { ByLine } from './ByLine';
import { PostRemark } from './PostRemark';
import { Actions, Comments, TypedText } from './profile.styles';

/** A post with its comments. Its content is plain text: HTML in it is shown as typed. */
export function PostCard({ post, form, renderThread, onLike, onDelete, onDeleteComment }: PostCardProps) {
  const { t } = useTranslation('profile');
  const { by, text, at, isMine, isLiked, likedBy, comments } = post;
  const likes = likedBy.length + Number(isLiked);
  return (
    <Card>
      <Stack>
        <ByLine
          by={by}
          at={at}
          action={isMine && <IconButton size="sm" icon="delete" label={t('deletePost')} onPress={onDelete} />}
        />
        <TypedText>{text}</TypedText>
        <Actions>
          <Button size="sm" icon="heart" variant="quiet" aria-pressed={isLiked} onPress={onLike}>
            {t('like', { count: likes })}
          </Button>
          <LikedBy names={likedBy} isLiked={isLiked} />
        </Actions>
        {comments.length > 0 && (
          <Comments aria-label={t('comments', { count: comments.length })}>
            {comments
              .filter(({ replyTo }) => replyTo === null)
              .map((comment) => (
                <PostRemark key={comment.id} remark={comment} deleteLabel={t('deleteComment')} onDelete={onDeleteComment}>
                  {renderThread(
                    comment,
                    comments.filter(({ replyTo }) => replyTo === comment.id),
                  )}
                </PostRemark>
              ))}
          </Comments>
        )}
        {form}
      </Stack>
    </Card>
  );
}

function LikedBy({ names, isLiked }: { names: readonly string[]; isLiked: boolean }) {
  const { t } = useTranslation('profile');
  const locale = useLanguage();
  const all = isLiked ? [t('you'), ...names] : names;
  if (all.length === 0) return null;
  return (
    <Text font="small" tone="muted" as="span">
      {t('likedBy', { names: new Intl.ListFormat(locale).format(all) })}
    </Text>
  );
}

export interface PostCardProps {
  post: Post;
  /** The form for a comment. */
  form: ReactNode;
  /** The replies to a comment, with the form for one. */
  renderThread: (comment: PostComment, replies: readonly PostComment[]) => ReactNode;
  onLike: () => void;
  onDelete: () => void;
  onDeleteComment: (id: string) => void;
}
