import type { ProductTag } from '@stockroom/contract';
import { Alert, Button, TagPicker } from '@stockroom/ui';
import { PRODUCT_LIMITS } from '@stockroom/contract';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { announce } from '../../../../shared/announce/announce';
import { useLanguage } from '../../../../shared/i18n/useLanguage';
import type { ProductDraft } from '../../model/draft';
import { toggleTag, withoutDeleted } from '../../model/tags';
import { fieldId } from '../ProductForm/fieldId';

/** A product's tags: put on and taken off in the draft, made, renamed and deleted for the whole store at once. */
export function TagsPanel({ tags, selected, onChange, onCreate, onRename, onDelete, onRetry }: TagsPanelProps) {
  const { t } = useTranslation('inventory');
  const locale = useLanguage();
  return (
    <>
      {tags === 'failed' ? (
        <Alert
          kind="warning"
          look="outline"
          actions={
            <Button size="sm" onPress={onRetry}>
              {t('retry')}
            </Button>
          }
        >
          {t('tags.failed')}
        </Alert>
      ) : (
        <TagPicker
          id={fieldId('tags')}
          label={t('fields.tags')}
          tags={[...tags]}
          selected={withoutDeleted(selected, tags)}
          onToggle={(id) => onChange({ tags: toggleTag(selected, id) })}
          onTaken={({ title }, isOn) => announce(t(isOn ? 'tags.on' : 'tags.off', { title }))}
          onCreate={onCreate}
          onRename={onRename}
          onDelete={onDelete}
          maxTitle={PRODUCT_LIMITS.tagTitle}
          locale={locale}
          labels={{
            search: t('tags.search'),
            edit: t('tags.edit'),
            done: t('tags.done'),
            create: (title) => t('tags.create', { title }),
            rename: (title) => t('tags.rename', { title }),
            remove: (title) => t('tags.remove', { title }),
            duplicate: t('tags.duplicate'),
            empty: t('tags.empty'),
          }}
        />
      )}
    </>
  );
}

export interface TagsPanelProps {
  /** Every tag of the store; `'failed'` when they could not be loaded. */
  tags: readonly ProductTag[] | 'failed';
  /** Ids of the draft's tags. */
  selected: readonly string[];
  onChange: (change: Partial<ProductDraft>) => void;
  /** Makes a tag and puts it on. */
  onCreate: (title: string) => void;
  onRename: (id: string, title: string) => void;
  onDelete: (id: string) => void;
  onRetry: () => void;
}
