import { Avatar, Button, Card, SceneArt, type SceneName } from '@stockroom/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Body, Cover, Person } from './cards.styles';

/** A post, and its likes. */
export function PostCard({ sample, author, likes, scene }: PostCardProps) {
  const { t } = useTranslation('showcase');
  const [isLiked, setLiked] = useState(false);
  return (
    <Card>
      <Body data-bare>
        <Person>
          <Avatar name={author} size={40} decorative />
          <div>
            <h4>{author}</h4>
            <p>{t(`cards.posts.${sample}.time`)}</p>
          </div>
        </Person>
        <p>{t(`cards.posts.${sample}.text`)}</p>
        {scene && (
          <Cover>
            <SceneArt name={scene} />
          </Cover>
        )}
        <Button size="sm" icon="star" aria-pressed={isLiked} onPress={() => setLiked(!isLiked)}>
          {t('cards.likes', { count: likes + Number(isLiked) })}
        </Button>
      </Body>
    </Card>
  );
}

export interface PostCardProps {
  sample: 'labels' | 'umbrella' | 'window' | 'count';
  author: string;
  /** How many readers found the post helpful. */
  likes: number;
  scene?: SceneName;
}
