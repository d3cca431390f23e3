import { IconButton } from '@stockroom/ui';
import { useTranslation } from '../../shared/i18n/useTranslation';
import { panels } from '../../shared/panels/panelStore';
import { loadCenter } from './Commands';

/** Opens the search and the palette of commands, which are one. */
export function SearchButton() {
  const { t } = useTranslation('layout');
  const preload = () => void loadCenter().catch(() => undefined);
  return (
    <span onPointerEnter={preload} onFocus={preload}>
      <IconButton icon="search" label={t('search')} onPress={() => panels.show('search')} />
    </span>
  );
}
