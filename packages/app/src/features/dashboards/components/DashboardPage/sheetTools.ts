import type { useTranslation } from '#shared/i18n/useTranslation';
import type { Figures } from '../useFigures';
import type { useWindowPoints } from '../useWindowPoints';

/** Tools to write a page's tables: texts (with their namespace), numbers and names of times, in the current language. */
export interface SheetTools {
  t: ReturnType<typeof useTranslation<['dashboards', 'common']>>['t'];
  figures: Figures;
  pointsOf: ReturnType<typeof useWindowPoints>;
}
