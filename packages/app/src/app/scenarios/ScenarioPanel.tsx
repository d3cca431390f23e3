import { useState } from 'react';
import { Button, ConfirmDialog, Drawer } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';
import { type DemoServer, type DemoState, resetData } from './demoServer';
import { DemoSummary } from './DemoSummary';
import { ScenarioFields } from './ScenarioFields';
import { Buttons, Sections, Title } from './ScenarioPanel.styles';

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
