import { PROFILE_LIMITS } from '@stockroom/contract';
import { Card, EmptyState, Skeleton, VisuallyHidden, Stack } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { postsQuery } from '#features/profile/api/profileCalls';
import { usePostWrites } from '#features/profile/api/usePostWrites';
import { PostCard } from '#features/profile/components/PostCard';
import { Columns, List } from '#features/profile/components/profile.styles';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryPage } from '#shared/query/QueryPage';
import { RecentChanges } from './RecentChanges';
import { ReplyThread } from './ReplyThread';
import { WriteForm } from './WriteForm';

/** The user's posts for colleagues, and their latest changes. */
export function HomeTab() {
  const { t } = useTranslation('profile');
  const query = useQuery(postsQuery());
  const posts = query.data ?? [];
  const writes = usePostWrites();
  return (
    <Columns>
      <Stack>
        <Card>
          <WriteForm
            label={t('write')}
            send={t('post')}
            subject={draftSubject('post')}
            limit={PROFILE_LIMITS.post}
            rows={3}
            onWrite={writes.write}
          />
        </Card>
        <QueryPage
          query={query}
          count={posts.length}
          labels={{ failed: t('failed.posts'), stale: t('failed.stale') }}
          empty={
            <EmptyState illustration="box" title={t('noPosts')}>
              {t('noPostsText')}
            </EmptyState>
          }
          waiting={
            <div role="status">
              <VisuallyHidden>{t('loading')}</VisuallyHidden>
              <Skeleton shape="rect" height={240} />
            </div>
          }
        >
          <List aria-label={t('posts')}>
            {posts.map((post) => (
              <li key={post.id}>
                <PostCard
                  post={post}
                  onLike={() => writes.like(post)}
                  onDelete={() => void writes.remove(post)}
                  onDeleteComment={(id) => void writes.removeComment(post, id)}
                  renderThread={(comment, replies) => (
                    <ReplyThread
                      comment={comment}
                      replies={replies}
                      onWrite={(id, text) => writes.comment(id, post.id, text, comment.id)}
                      onDelete={(id) => void writes.removeComment(post, id)}
                    />
                  )}
                  form={
                    <WriteForm
                      label={t('comment')}
                      send={t('sendComment')}
                      subject={draftSubject('comment', post.id)}
                      limit={PROFILE_LIMITS.comment}
                      rows={1}
                      onWrite={(id, text) => writes.comment(id, post.id, text)}
                    />
                  }
                />
              </li>
            ))}
          </List>
        </QueryPage>
      </Stack>
      <RecentChanges />
    </Columns>
  );
}
