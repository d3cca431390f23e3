import { ShortcutSheet, type ShortcutSheetGroup } from '@stockroom/ui';
import { useMemo } from 'react';
import { type Command, COMMAND_SECTIONS } from '#shared/commands/command';
import { isSingleKeys } from '#shared/commands/keys';
import { useCommandList, useCommands } from '#shared/commands/useCommands';
import { useTranslation } from '#shared/i18n/useTranslation';
import { panels } from '#shared/panels/panelStore';
import { usePanel } from '#shared/panels/usePanel';
import { usePreferences } from '#shared/preferences/usePreferences';

/** The list of keyboard shortcuts, read from the commands themselves, with the switch for single keys. */
export function ShortcutSheetScreen() {
  const { t } = useTranslation(['search', 'common']);
  const [isOpen, setOpen] = usePanel('sheet');
  const [{ singleKeys }, setPreferences] = usePreferences();
  const commands = useCommandList();
  const sheet = useMemo(
    (): Command[] => [
      {
        id: 'sheet',
        title: t('commands.sheet'),
        section: 'action',
        icon: 'help',
        keys: '?',
        keywords: [t('commands.sheetWords')],
        run: () => panels.show('sheet'),
      },
      { id: 'toasts', title: t('sheet.toasts'), section: 'action', keys: 'f6', isDisplayOnly: true, run: () => undefined },
    ],
    [t],
  );
  useCommands(sheet);

  const groups = COMMAND_SECTIONS.map((section): ShortcutSheetGroup => ({
    id: section,
    title: t(`sections.${section}`),
    rows: commands.flatMap(({ id, title, keys, section: own, isDisplayOnly }) =>
      own === section && keys ? [{ id, title, keys, isSingleKey: !isDisplayOnly && isSingleKeys(keys) }] : [],
    ),
  }));
  const help = commands.find(({ id }) => id === 'pageHelp');
  return (
    <ShortcutSheet
      open={isOpen}
      onOpenChange={setOpen}
      groups={groups.filter((group) => group.rows.length > 0)}
      singleKeys={singleKeys}
      onSingleKeysChange={(on) => setPreferences({ singleKeys: on })}
      help={help?.href === undefined ? undefined : { label: help.title, href: help.href }}
      labels={{
        title: t('sheet.title'),
        close: t('close'),
        singleKeys: t('sheet.singleKeys'),
        singleKeysHelp: t('sheet.singleKeysHelp'),
      }}
    />
  );
}
