import '@stockroom/ui/more-icons';
import { Button } from '@stockroom/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { DemoServer, DemoState } from './demoServer';
import { TabPosition } from './ScenarioButton.styles';
import { ScenarioPanel } from './ScenarioPanel';

/** The button of `ScenarioTab`, with the panel that it opens. */
export function ScenarioOpenTab({ server, state }: { server: DemoServer; state: DemoState }) {
  const { t } = useTranslation('scenarios');
  const [isOpen, setOpen] = useState(false);
  return (
    <TabPosition>
      <Button icon="sliders" size="sm" aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {t('button')}
      </Button>
      {isOpen && <ScenarioPanel server={server} state={state} open onOpenChange={setOpen} />}
    </TabPosition>
  );
}
