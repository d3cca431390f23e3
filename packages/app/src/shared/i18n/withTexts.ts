import { getI18n } from 'react-i18next';

/**
 * Loads code together with its texts, so that a lazy component does not suspend a second time.
 * @param namespaces of the texts
 * @param code the started import
 */
export const withTexts = async <Code>(namespaces: string | string[], code: Promise<Code>): Promise<Code> =>
  (await Promise.all([code, getI18n().loadNamespaces(namespaces)]))[0];
