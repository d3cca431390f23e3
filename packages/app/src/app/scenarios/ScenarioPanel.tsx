import { Button, ConfirmDialog, Drawer } from '@stockroom/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';
import { type DemoServer, type DemoState, type Deviation, deviationsOf, resetData } from './demoServer';
import { ScenarioFields } from './ScenarioFields';
import { Buttons, Sections, Summary, Title } from './ScenarioPanel.styles';
import { useScenarioNames } from './useScenarioNames';

export interface ScenarioPanelProps {
  server: DemoServer;
  state: DemoState;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Panel that sets the demo's data and its server's faults, for all tabs of this browser. */
export function ScenarioPanel({ server, state, open, onOpenChange }: ScenarioPanelProps) {
  const { t } = useTranslation(['scenarios', 'common']);
  const [isAsking, setAsking] = useState(false);
  const reset = async () => {
    setAsking(false);
    await resetData(server);
    toasts.show({ id: 'demo', tone: 'success', message: t('reset.done') });
  };
  const expire = async () => {
    onOpenChange(false);
    await server.expireTokens();
  };
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('button')}
      description={t('description')}
      closeLabel={t('common:close')}
      footer={<Button onPress={() => void server.setScenario('demo')}>{t('normal')}</Button>}
    >
      <Sections>
        <DemoSummary server={server} state={state} />
        <ScenarioFields server={server} state={state} />
        <section aria-labelledby="scenario-acts">
          <Title id="scenario-acts">{t('acts')}</Title>
          <Buttons>
            <Button icon="clock" onPress={() => void expire()}>
              {t('expire')}
            </Button>
            <Button icon="undo" onPress={() => setAsking(true)}>
              {t('reset.open')}
            </Button>
          </Buttons>
        </section>
      </Sections>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('reset.title')}
        message={t('reset.message')}
        cancelLabel={t('common:cancel')}
        confirmLabel={t('reset.confirm')}
        tone="critical"
        onConfirm={() => void reset()}
      />
    </Drawer>
  );
}

/** Summary of the differences from a fresh demo, announced when they change. */
function DemoSummary({ server, state }: { server: DemoServer; state: DemoState }) {
  const { t } = useTranslation('scenarios');
  const names = useScenarioNames(server);
  const deviations = deviationsOf(state);
  const textOf = (deviation: Deviation): string => {
    if ('count' in deviation) return t(`set.${deviation.key}`, { count: deviation.count });
    if (!('name' in deviation)) return t(`set.${deviation.key}`);
    const { key, name } = deviation;
    if (key === 'dataSet') return t('set.dataSet', { name: names.dataSet(name) });
    if (key === 'storeServer') return names.scenario(`store-server-${name}`);
    return t(`set.${key}`, { name: names.reach(name) });
  };
  return (
    <Summary role="status" data-active={deviations.length > 0 || undefined}>
      {deviations.length === 0 ? (
        t('set.nothing')
      ) : (
        <>
          {t('set.title')}
          <ul>
            {deviations.map((deviation) => (
              <li key={deviation.key}>{textOf(deviation)}</li>
            ))}
          </ul>
        </>
      )}
    </Summary>
  );
}
