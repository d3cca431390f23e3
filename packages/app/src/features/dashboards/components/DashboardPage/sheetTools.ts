import type { useTranslation } from '../../../../shared/i18n/useTranslation';
import type { Figures } from '../useFigures';
import type { useStretchPoints } from '../useStretchPoints';

/** What a page's tables are written with: words (asked for with their namespace), numbers and names of times, in the language shown. */
export interface SheetTools {
  t: ReturnType<typeof useTranslation<['dashboards', 'common']>>['t'];
  figures: Figures;
  pointsOf: ReturnType<typeof useStretchPoints>;
}
