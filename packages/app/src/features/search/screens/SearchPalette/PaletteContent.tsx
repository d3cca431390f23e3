import { Avatar, CommandPalette, ProductThumb } from '@stockroom/ui';
import { PaletteMessage } from '#features/search/components/PaletteMessage';
import { inScope, SCOPE_SIGNS, type Scope, SCOPES } from '#features/search/model/scope';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { Entry, EntryGroup } from './entries';
import { usePalette } from './usePalette';

export interface PaletteContentProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  text: string;
  onTextChange: (text: string) => void;
}

/** The content of the palette: the search field and its entries. */
export function PaletteContent({ open, onOpenChange, text, onTextChange }: PaletteContentProps) {
  const { t } = useTranslation(['search', 'common']);
  const palette = usePalette(text, onTextChange, () => onOpenChange(false));
  const { groups, query, scope, search } = palette;
  const entryOf = (id: string) => groups.flatMap((group) => group.items).find((entry) => entry.id === id);
  const withEntry = (id: string, act: (entry: Entry) => void) => {
    const entry = entryOf(id);
    if (entry) act(entry);
  };
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      text={text}
      onTextChange={onTextChange}
      groups={groups.map(withPictures)}
      query={query}
      onPick={({ id }, how) => withEntry(id, (entry) => palette.pick(entry, how))}
      onSubmit={palette.submit}
      onRemove={({ id }) => withEntry(id, palette.remove)}
      scopes={SCOPES.map((id) => ({ id, label: t(`scopes.${id}`), prefix: SCOPE_SIGNS[id] }))}
      scope={scope}
      onScopeChange={(id) => onTextChange(inScope(text, id as Scope))}
      busy={search.isBusy}
      announcement={palette.announcement}
      labels={{
        name: t('name'),
        placeholder: t(`placeholders.${scope}`),
        results: t('results'),
        close: t('close'),
        busy: t('busy'),
        scopes: t('scopes.label'),
        move: t('keys.move'),
        pick: t('keys.pick'),
        newTab: t('keys.newTab'),
      }}
    >
      <PaletteMessage scope={scope} query={query} isEmpty={palette.isNone} error={search.error} onRetry={search.retry} />
    </CommandPalette>
  );
}

/** Adds pictures: portraits for people, product pictures for products; other entries have their icon. */
function withPictures(group: EntryGroup): EntryGroup {
  return { ...group, items: group.items.map((item) => ({ ...item, picture: pictureOf(item) })) };
}

function pictureOf({ avatar, title }: Entry) {
  if (avatar?.of === 'contacts') return <Avatar name={title} src={avatar.src} size={32} decorative />;
  if (avatar?.of === 'products' && avatar.src) return <ProductThumb src={avatar.src} size={32} />;
  return undefined;
}
