import { useTranslation } from '../../shared/i18n/useTranslation';
import { useTranslateKey } from '../../shared/i18n/useTranslateKey';
import type { DemoServer } from './demoServer';

/** Names of scenarios and their parts in the language shown; of one without a translation, its own description. */
export interface ScenarioNames {
  scenario: (name: string) => string;
  dataSet: (name: string) => string;
  /** Of a domain, or of `all` and `none`. */
  reach: (name: string) => string;
}

export function useScenarioNames(server: DemoServer): ScenarioNames {
  const { t } = useTranslation('scenarios');
  const translate = useTranslateKey('scenarios');
  const reach = (name: string) => translate(`reach.${name}`) ?? name;
  const scenario = (name: string) => {
    const found = server.scenarios.find((each) => each.name === name);
    const own = translate(`names.${name}`);
    if (own !== null || !found?.domain) return own ?? found?.description ?? name;
    // One of the troubles that every domain can have: `messages-slow`.
    const trouble = translate(`troubles.${name.slice(found.domain.length + 1)}`);
    return trouble === null ? found.description : t('ofPart', { part: reach(found.domain), trouble });
  };
  return { scenario, dataSet: scenario, reach };
}
