import { isComposing } from '@stockroom/ui';
import { useEffect, useMemo, useState } from 'react';
import type { Command } from '#shared/commands/command';
import { useCommands } from '#shared/commands/useCommands';
import { useTranslation } from '#shared/i18n/useTranslation';
import { panels } from '#shared/panels/panelStore';
import { usePanel } from '#shared/panels/usePanel';
import { PaletteContent } from './PaletteContent';

/** The search of the top bar and the command palette: one field, opened by its button, by Ctrl or Cmd + K, or by a command. */
export function SearchPalette() {
  const [isOpen, setOpen] = usePanel('search');
  // Not persisted: a search is quickly typed again, and recent searches are offered.
  const [text, setText] = useState('');
  const [opening, setOpening] = useState(0);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpening(opening + 1);
    else setText('');
  }
  useEarlyLetters(isOpen, setText);
  useSearchCommands(setText);
  return <PaletteContent key={opening} open={isOpen} onOpenChange={setOpen} text={text} onTextChange={setText} />;
}

/**
 * Catches text typed between the key that opens the palette and the rendering of its field. No other listener may receive it:
 * letters are commands of the page.
 */
function useEarlyLetters(isOpen: boolean, setText: (change: (text: string) => string) => void) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const isThere = () => document.activeElement?.closest('[role=dialog]') !== null && document.activeElement?.matches('input');
    const take = (event: KeyboardEvent) => {
      if (isThere()) return stop();
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setText((text) => text + event.key);
    };
    const stop = () => document.removeEventListener('keydown', take, true);
    document.addEventListener('keydown', take, true);
    return stop;
  }, [isOpen, setText]);
}

function useSearchCommands(setText: (text: string) => void) {
  const { t } = useTranslation('search');
  const commands = useMemo((): Command[] => {
    const openWith = (text: string) => () => {
      setText(text);
      panels.show('search');
    };
    return [
      {
        id: 'search',
        title: t('commands.search'),
        section: 'action',
        icon: 'search',
        keys: 'mod+k',
        isHidden: true,
        run: () => panels.toggle('search'),
      },
      {
        id: 'product.open',
        title: t('commands.product'),
        section: 'product',
        icon: 'inventory',
        keys: 'g p',
        keywords: [t('commands.productWords')],
        run: openWith('#'),
      },
      {
        id: 'contact.open',
        title: t('commands.contact'),
        section: 'action',
        icon: 'person',
        run: openWith('@'),
      },
    ];
  }, [t, setText]);
  useCommands(commands);
}
