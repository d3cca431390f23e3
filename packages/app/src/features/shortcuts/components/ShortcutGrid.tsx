import type { Shortcut } from '@stockroom/contract';
import { IconButton, ShortcutTile, ShortcutTiles } from '@stockroom/ui';
import { useReorder } from '#shared/hooks/useReorder';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeLink } from '#shared/links/safePath';

/** All shortcuts as tiles: links by default; in arranging mode, tiles that can be moved and opened for editing. */
export function ShortcutGrid({ shortcuts, isArranging, onOpen, onEdit, onMove }: ShortcutGridProps) {
  const { t } = useTranslation('shortcuts');
  const { drag, handlersOf } = useReorder((from, to) => {
    const shortcut = shortcuts[from];
    if (shortcut) onMove(shortcut, to);
  });
  const targetOf = (place: number) => {
    if (!drag || drag.over !== place || drag.from === place) return undefined;
    return drag.from < place ? ('after' as const) : ('before' as const);
  };

  return (
    <ShortcutTiles aria-label={t('title')}>
      {shortcuts.map((shortcut, place) => {
        const { label } = shortcut;
        const link = linkOf(shortcut);
        return (
          <ShortcutTile
            key={shortcut.id}
            label={label}
            description={shortcut.description}
            icon={shortcut.icon}
            link={link && { ...link, externalText: t('external') }}
            note={link || isArranging ? undefined : t('badLink')}
            onOpen={onOpen}
            tileProps={{ 'data-place': place, 'data-shortcut': shortcut.id }}
            drag={
              isArranging ? { handlers: handlersOf(place), isDragged: drag?.from === place, target: targetOf(place) } : undefined
            }
            actions={
              isArranging ? (
                <>
                  <IconButton
                    size="sm"
                    icon="chevronLeft"
                    label={t('earlier', { label })}
                    unavailable={place === 0}
                    onPress={() => onMove(shortcut, place - 1)}
                  />
                  <IconButton size="sm" icon="edit" label={t('editOne', { label })} onPress={() => onEdit(shortcut)} />
                  <IconButton
                    size="sm"
                    icon="chevronRight"
                    label={t('later', { label })}
                    unavailable={place === shortcuts.length - 1}
                    onPress={() => onMove(shortcut, place + 1)}
                  />
                </>
              ) : undefined
            }
          />
        );
      })}
    </ShortcutTiles>
  );
}

/** The app's own paths open in the router, unless the shortcut asks for a new tab; every other safe link opens in a new tab. */
function linkOf({ link, useRouter }: Shortcut): { href: string; external?: boolean } | undefined {
  const safe = safeLink(link);
  if (!safe) return undefined;
  return safe.kind === 'own' ? { href: safe.path, external: !useRouter } : { href: safe.href, external: true };
}

export interface ShortcutGridProps {
  shortcuts: readonly Shortcut[];
  isArranging: boolean;
  onOpen: () => void;
  onEdit: (shortcut: Shortcut) => void;
  onMove: (shortcut: Shortcut, to: number) => void;
}
