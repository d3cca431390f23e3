import { useTranslation } from '#shared/i18n/useTranslation';
import { type DemoServer, type DemoState, type Deviation, deviationsOf } from './demoServer';
import { Summary } from './ScenarioPanel.styles';
import { useScenarioNames } from './useScenarioNames';

/** Summary of the differences from a fresh demo, announced when they change. */
export function DemoSummary({ server, state }: { server: DemoServer; state: DemoState }) {
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
