import { Button, Menu, PageHeader } from '@stockroom/ui';
import type { Ref } from 'react';
import type { Overlay } from '#features/contacts/model/contactAddress';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useHasRole } from '#shared/session/useHasRole';

/** The page's title, the number of contacts, and the actions for all of them. */
export function ContactsHeader({ count, isCounting, addRef, onAdd, onShow }: ContactsHeaderProps) {
  const { t } = useTranslation('contacts');
  const format = useFormat();
  const may = useHasRole('write');
  return (
    <PageHeader
      title={t('title')}
      isDescriptionPending={isCounting}
      description={count !== undefined && t('count', { count, formatted: format.number(count) })}
      actions={
        <>
          <Menu
            label={t('more.label')}
            trigger={<Button icon="more">{t('more.label')}</Button>}
            items={(may ? OVERLAYS : READ_OVERLAYS).map(({ id, icon }) => ({
              id,
              label: t(`more.${id}`),
              icon,
              onSelect: () => onShow(id),
            }))}
          />
          {may && (
            <Button variant="primary" icon="add" ref={addRef} onPress={onAdd}>
              {t('add')}
            </Button>
          )}
        </>
      }
    />
  );
}

const OVERLAYS = [
  { id: 'import', icon: 'upload' },
  { id: 'export', icon: 'download' },
  { id: 'tags', icon: 'tag' },
  { id: 'trash', icon: 'delete' },
] as const;
/** For users with read access only. */
const READ_OVERLAYS = OVERLAYS.filter(({ id }) => id === 'export');

export interface ContactsHeaderProps {
  /** `undefined` while unknown. */
  count: number | undefined;
  /** Whether the count is being loaded. */
  isCounting: boolean;
  addRef: Ref<HTMLButtonElement>;
  onAdd: () => void;
  onShow: (overlay: Overlay) => void;
}
