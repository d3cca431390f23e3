import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { DemoServer } from './demoServer';

/** Names of scenarios and of the calls they affect, in the current language. They come from the demo's server. */
export interface ScenarioNames {
  scenario: (name: string) => string;
  dataSet: (name: string) => string;
  /** Name of a domain, or of `all` and `none`. */
  reach: (name: string) => string;
}

export function useScenarioNames(server: DemoServer): ScenarioNames {
  const { t } = useTranslation('scenarios');
  const language = useLanguage();
  const titleOf = (known: readonly { name: string; title: { en: string; tr: string } }[], name: string) => {
    const { title } = known.find((each) => each.name === name) ?? {};
    return (language === 'tr' ? title?.tr : title?.en) ?? name;
  };
  const scenario = (name: string) => titleOf(server.scenarios, name);
  const reach = (name: string) => (name === 'none' || name === 'all' ? t(`reach.${name}`) : titleOf(server.domains, name));
  return { scenario, dataSet: scenario, reach };
}
