import { IconButton } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { panels } from '#shared/panels/panelStore';
import { loadCenter } from './Commands';

/** Button that opens the command palette, which is also the search. */
export function SearchButton() {
  const { t } = useTranslation('layout');
  const preload = () => void loadCenter().catch(() => undefined);
  return (
    <span onPointerEnter={preload} onFocus={preload}>
      <IconButton icon="search" label={t('search')} onPress={() => panels.show('search')} />
    </span>
  );
}
