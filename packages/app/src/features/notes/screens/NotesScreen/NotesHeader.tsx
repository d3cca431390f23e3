import { Button, Menu, PageHeader } from '@stockroom/ui';
import type { Ref } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';

/** The page's title, the current view, and actions on all notes. */
export function NotesHeader({ description, addRef, onAdd, onExport }: NotesHeaderProps) {
  const { t } = useTranslation('notes');
  return (
    <PageHeader
      title={t('title')}
      description={description}
      actions={
        <>
          <Menu
            label={t('more.label')}
            trigger={<Button icon="more">{t('more.label')}</Button>}
            items={[
              {
                id: 'export',
                label: t('more.export'),
                icon: 'download',
                disabled: onExport === null,
                onSelect: () => onExport?.(),
              },
            ]}
          />
          <Button variant="primary" icon="add" ref={addRef} onPress={onAdd}>
            {t('newNote')}
          </Button>
        </>
      }
    />
  );
}

export interface NotesHeaderProps {
  description: string | undefined;
  addRef: Ref<HTMLButtonElement>;
  onAdd: () => void;
  /** Exports all notes to a file; `null` where there are none. */
  onExport: (() => void) | null;
}
