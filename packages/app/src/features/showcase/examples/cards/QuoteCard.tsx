import { Avatar, Card, Icon, VisuallyHidden, Inline } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Quote } from './cards.styles';

/** A quote about Stockroom, its author, and their stars. */
export function QuoteCard({ sample, name, stars }: QuoteCardProps) {
  const { t } = useTranslation('showcase');
  return (
    <Card>
      <Quote>
        {stars !== undefined && (
          <Inline wrap={false} as="p">
            <VisuallyHidden>{t('cards.stars', { count: stars })}</VisuallyHidden>
            {Array.from({ length: stars }, (_, at) => (
              <Icon key={at} name="star" size={20} />
            ))}
          </Inline>
        )}
        <blockquote>{t(`cards.quotes.${sample}.text`)}</blockquote>
        <figcaption>
          <Avatar name={name} size={40} decorative />
          <span>{t(`cards.quotes.${sample}.by`, { name })}</span>
        </figcaption>
      </Quote>
    </Card>
  );
}

export interface QuoteCardProps {
  sample: 'bicycles' | 'flowers' | 'books' | 'market';
  name: string;
  /** Number of stars, of five. */
  stars?: number;
}
