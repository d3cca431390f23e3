import { Alert, Button, TagPicker } from '@stockroom/ui';
import { announce } from '../announce/announce';
import { useLanguage } from '../i18n/useLanguage';
import { useTranslation } from '../i18n/useTranslation';
import { type RecordTag, toggleTag, withoutDeleted } from './tags';

/** Tags of a record: added and removed in its draft; created, renamed and deleted for all records at once. */
export function TagsPanel({
  id,
  kind = 'tag',
  tags,
  selected,
  maxTitle,
  onChange,
  onCreate,
  onRename,
  onDelete,
  onRetry,
}: TagsPanelProps) {
  const { t } = useTranslation(['tags', 'common']);
  const locale = useLanguage();
  const textOf = (key: 'label' | 'search' | 'edit' | 'duplicate' | 'empty' | 'failed') =>
    kind === 'label' ? t(`ofLabels.${key}`) : t(key);
  if (tags === 'failed') {
    return (
      <Alert
        tone="warning"
        variant="outline"
        actions={
          <Button size="sm" onPress={onRetry}>
            {t('common:retry')}
          </Button>
        }
      >
        {textOf('failed')}
      </Alert>
    );
  }
  return (
    <TagPicker
      id={id}
      label={textOf('label')}
      tags={[...tags]}
      selected={selected ? withoutDeleted(selected, tags) : []}
      onToggle={onChange && selected && ((tag) => onChange(toggleTag(selected, tag)))}
      onToggledByEnter={({ title }, isOn) => announce(t(isOn ? 'on' : 'off', { title }))}
      onCreate={onCreate}
      onChange={(tag, { title }) => onRename(tag, title)}
      onDelete={onDelete}
      maxTitle={maxTitle}
      locale={locale}
      labels={{
        search: textOf('search'),
        create: (title) => t('create', { title }),
        duplicate: textOf('duplicate'),
        empty: textOf('empty'),
      }}
      renaming={{
        edit: textOf('edit'),
        done: t('done'),
        rename: (title) => t('rename', { title }),
        remove: (title) => t('remove', { title }),
      }}
    />
  );
}

export interface TagsPanelProps {
  /** Target of the problem summary's link. */
  id?: string;
  /** The area's word for tags. @default 'tag' */
  kind?: 'tag' | 'label';
  /** All tags; `'failed'` when they could not be loaded. */
  tags: readonly RecordTag[] | 'failed';
  /** Ids of the draft's tags. Left out where tags are managed without a record. */
  selected?: readonly string[];
  /** Called with the draft's new tags. */
  onChange?: (selected: string[]) => void;
  /** Maximum length of a title, in characters as a person counts them. */
  maxTitle: number;
  /** Creates a tag and adds it. */
  onCreate: (title: string) => void;
  onRename: (id: string, title: string) => void;
  onDelete: (id: string) => void;
  onRetry: () => void;
}
