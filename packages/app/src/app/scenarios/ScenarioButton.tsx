import { IconButton } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { usePanel } from '#shared/panels/usePanel';
import { lazyPart } from '#shared/routing/lazyPart';
import { deviationsOf } from './demoServer';
import { useDemoServer, useDemoState } from './useDemoServer';

const ScenarioPanel = lazyPart('scenarios', async () => (await import('./ScenarioPanel')).ScenarioPanel);

/** Button for the panel of the demo's data and faults; in the top bar it shows the number of deviations from a fresh demo. */
export function ScenarioButton() {
  const server = useDemoServer();
  return server && <Offered server={server} />;
}

function Offered({ server }: { server: NonNullable<ReturnType<typeof useDemoServer>> }) {
  const { t } = useTranslation('scenarios');
  const state = useDemoState(server);
  const count = state ? deviationsOf(state).length : 0;
  const [isOpen, setOpen] = usePanel('scenarios', count > 0 ? t('countSet', { count }) : undefined);
  return (
    <>
      <IconButton
        icon="sliders"
        label={count > 0 ? t('buttonSet', { count }) : t('button')}
        count={count}
        hasPopup="dialog"
        expanded={isOpen}
        onPress={() => setOpen(true)}
      />
      {state && isOpen && <ScenarioPanel server={server} state={state} open onOpenChange={setOpen} />}
    </>
  );
}
