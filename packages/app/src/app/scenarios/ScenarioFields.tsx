import { Select, Switch } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { type DataSet, type DemoServer, type DemoSettings, type DemoState, OWN_MIX, showDataSet } from './demoServer';
import { Fields } from './ScenarioPanel.styles';
import { useScenarioNames } from './useScenarioNames';

/** Extra latency of a response, in milliseconds; `none` also leaves out the specified delays. */
const LATENCIES = ['none', '0', '1000', '3000', '5000'] as const;
/** In per cent. */
const FAILURE_RATES = ['0', '10', '30', '50', '100'] as const;

/** Fields of the panel. Choices apply at once, in all tabs. */
export function ScenarioFields({ server, state }: { server: DemoServer; state: DemoState }) {
  const { t } = useTranslation('scenarios');
  const names = useScenarioNames(server);
  const { settings, dataSet } = state;
  const set = (changes: Partial<DemoSettings>) => void server.settings.set({ ...changes, scenario: OWN_MIX });
  const dataSets = [...new Set<DataSet>([...server.scenarios.map((scenario) => scenario.dataSet), dataSet])];
  const reaches = new Set(['none', 'all', ...server.domains.map(({ name }) => name), settings.failing]);
  return (
    <Fields>
      <Select
        label={t('scenario')}
        help={t('scenarioHelp')}
        placeholder={t('ownMix')}
        value={server.scenarios.some(({ name }) => name === settings.scenario) ? settings.scenario : ''}
        onChange={(chosen) => {
          const scenario = server.scenarios.find(({ name }) => name === chosen);
          if (scenario) void server.setScenario(scenario.name);
        }}
        options={server.scenarios.map(({ name }) => ({ value: name, label: names.scenario(name), description: name }))}
      />
      <Select
        label={t('dataSet')}
        help={t('dataSetHelp')}
        value={dataSet}
        onChange={(chosen) => void showDataSet(server, chosen)}
        options={dataSets.map((name) => ({ value: name, label: names.dataSet(name) }))}
      />
      <Select
        label={t('latency')}
        value={latencyOf(settings)}
        placeholder={t('seconds', { count: settings.extraDelayMs / 1000 })}
        onChange={(chosen) =>
          set({ latencyFactor: chosen === 'none' ? 0 : 1, extraDelayMs: chosen === 'none' ? 0 : Number(chosen) })
        }
        options={LATENCIES.map((value) => ({
          value,
          label: isFixed(value) ? t(`latencies.${value}`) : t('seconds', { count: Number(value) / 1000 }),
        }))}
      />
      <Select
        label={t('failureRate')}
        value={FAILURE_RATES.find((rate) => Number(rate) === Math.round(settings.failureRate * 100)) ?? ''}
        placeholder={t('percent', { count: Math.round(settings.failureRate * 100) })}
        onChange={(chosen) => set({ failureRate: Number(chosen) / 100 })}
        options={FAILURE_RATES.map((value) => ({ value, label: t('percent', { count: Number(value) }) }))}
      />
      <Select
        label={t('failing')}
        value={settings.failing}
        onChange={(failing) => set({ failing })}
        options={[...reaches].map((value) => ({ value, label: names.reach(value) }))}
      />
      <Switch label={t('offline')} checked={settings.offline} onChange={(offline) => set({ offline })} />
    </Fields>
  );
}

const isFixed = (value: (typeof LATENCIES)[number]): value is 'none' | '0' => value === 'none' || value === '0';

function latencyOf({ latencyFactor, extraDelayMs }: DemoSettings): (typeof LATENCIES)[number] | '' {
  if (latencyFactor === 0 && extraDelayMs === 0) return 'none';
  return LATENCIES.find((value) => value === String(extraDelayMs)) ?? '';
}
