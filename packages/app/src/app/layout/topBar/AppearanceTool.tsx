import { IconButton } from '@stockroom/ui';
import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { withTexts } from '#shared/i18n/withTexts';
import { usePanel } from '#shared/panels/usePanel';
import { toasts } from '#shared/toast/toast';
import { useStartPages } from '../useStartPages';

/** Fetches the drawer and its texts in parallel. */
const loadAppearanceDrawer = async () =>
  (await withTexts('appearance', import('#shared/appearance/AppearanceDrawer'))).AppearanceDrawer;

type Drawer = ComponentType<ComponentProps<Awaited<ReturnType<typeof loadAppearanceDrawer>>>>;

/** Opens the drawer "Appearance", whose code loads on request. */
export function AppearanceTool() {
  const { t } = useTranslation('layout');
  const describe = useDescribeError();
  const [isOpen, setOpen] = usePanel('appearance');
  const [Drawer, setDrawer] = useState<Drawer | null>(null);
  const startPages = useStartPages();

  const fetchEarly = () => {
    if (Drawer) return;
    // A failure recurs, and is shown, when the drawer opens.
    loadAppearanceDrawer().then(
      (loaded) => setDrawer(() => loaded),
      () => undefined,
    );
  };
  const fail = useEffectEvent((error: unknown) => {
    setOpen(false);
    toasts.show({ tone: 'critical', message: describe(error).title });
  });
  const isMissing = isOpen && !Drawer;
  useEffect(() => {
    if (isMissing) loadAppearanceDrawer().then((loaded) => setDrawer(() => loaded), fail);
  }, [isMissing]);

  return (
    <span role="presentation" style={{ display: 'contents' }} onPointerEnter={fetchEarly} onFocus={fetchEarly}>
      <IconButton icon="appearance" label={t('appearance')} hasPopup="dialog" expanded={isOpen} onPress={() => setOpen(true)} />
      {Drawer && <Drawer open={isOpen} onOpenChange={setOpen} startPages={startPages} />}
    </span>
  );
}
