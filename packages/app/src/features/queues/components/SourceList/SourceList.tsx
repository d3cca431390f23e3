import { Button, VisuallyHidden } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Group, Row } from './SourceList.styles';

/** Sources of labels, each added with one click. */
export function SourceList({ title, empty, sources, taking, onTake }: SourceListProps) {
  const { t } = useTranslation('queues');
  return (
    <Group>
      <h3>{title}</h3>
      {sources.length === 0 && <p>{empty}</p>}
      {sources.length > 0 && (
        <ul aria-label={title}>
          {sources.map(({ id, name, about }) => (
            <Row key={id}>
              <div>
                {name}
                <span data-quiet>{about}</span>
              </div>
              <Button size="sm" icon="add" loading={taking === id} loadingText={t('labels.taking')} onPress={() => onTake(id)}>
                {t('labels.take')}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </Row>
          ))}
        </ul>
      )}
    </Group>
  );
}

export interface LabelSource {
  id: string;
  name: string;
  /** Time, person and amount. */
  about: string;
}

export interface SourceListProps {
  title: string;
  /** Text shown where there are none. */
  empty: string;
  sources: readonly LabelSource[];
  /** Id of the source whose products are being added. */
  taking: string | null;
  onTake: (id: string) => void;
}
