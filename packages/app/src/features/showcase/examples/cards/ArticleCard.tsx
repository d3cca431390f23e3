import { Badge, Button, Card, SceneArt, type SceneName } from '@stockroom/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Beside, Body, Cover } from './cards.styles';

/** An article: a title, the first lines, and optionally a picture, above or beside them. */
export function ArticleCard({ sample, scene, isWide = false, isGuide = false }: ArticleCardProps) {
  const { t } = useTranslation('showcase');
  const [isWhole, setWhole] = useState(false);
  const Frame = isWide ? Beside : 'div';
  return (
    <Card padded={false}>
      <Frame>
        {scene && (
          <Cover>
            <SceneArt name={scene} />
          </Cover>
        )}
        <Body>
          {isGuide && <Badge tone="accent">{t('cards.guide')}</Badge>}
          <h4>{t(`cards.articles.${sample}.title`)}</h4>
          <p>{t(`cards.articles.${sample}.text`)}</p>
          {isWhole && <p>{t(`cards.articles.${sample}.more`)}</p>}
          <Button size="sm" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {t(isWhole ? 'cards.less' : 'cards.more')}
          </Button>
        </Body>
      </Frame>
    </Card>
  );
}

export interface ArticleCardProps {
  sample: 'delivery' | 'boxes' | 'window' | 'closing' | 'labels' | 'returns';
  scene?: SceneName;
  /** Whether the picture is beside the text where there is space. */
  isWide?: boolean;
  isGuide?: boolean;
}
