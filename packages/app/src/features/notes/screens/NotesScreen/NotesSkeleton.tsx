import { Skeleton, VisuallyHidden } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Waiting } from './NotesScreen.styles';

const HEIGHTS = [150, 220, 120, 180, 140, 200, 110, 160];

/** The outline of notes while they load. */
export function NotesSkeleton() {
  const { t } = useTranslation('notes');
  return (
    <Waiting role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {HEIGHTS.map((height) => (
        <Skeleton key={height} shape="rect" height={height} />
      ))}
    </Waiting>
  );
}
