import { Button, Menu, PageHeader } from '@stockroom/ui';
import type { Ref } from 'react';
import { useFormat } from '../../../../shared/format/useFormat';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import type { Overlay } from '../../model/contactAddress';

/** The page's name, how many contacts there are, and what can be done with all of them. */
export function ContactsHeader({ count, isCounting, addRef, onAdd, onShow }: ContactsHeaderProps) {
  const { t } = useTranslation('contacts');
  const format = useFormat();
  return (
    <PageHeader
      title={t('title')}
      isCounting={isCounting}
      description={count !== undefined && t('count', { count, formatted: format.number(count) })}
      actions={
        <>
          <Menu
            label={t('more.label')}
            trigger={<Button icon="more">{t('more.label')}</Button>}
            items={[
              { id: 'import', label: t('more.import'), icon: 'upload', onSelect: () => onShow('import') },
              { id: 'export', label: t('more.export'), icon: 'download', onSelect: () => onShow('export') },
              { id: 'tags', label: t('more.tags'), icon: 'tag', onSelect: () => onShow('tags') },
              { id: 'trash', label: t('more.trash'), icon: 'delete', onSelect: () => onShow('trash') },
            ]}
          />
          <Button variant="primary" icon="add" ref={addRef} onPress={onAdd}>
            {t('add')}
          </Button>
        </>
      }
    />
  );
}

export interface ContactsHeaderProps {
  /** `undefined` where that is not known. */
  count: number | undefined;
  /** It is being asked for. */
  isCounting: boolean;
  addRef: Ref<HTMLButtonElement>;
  onAdd: () => void;
  onShow: (overlay: Overlay) => void;
}
