import type { MoveProps } from '#features/showcase/model/moves';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Fold, Note, Scene } from '../examples.styles';

/** Unfolds below a line, and closes the same way. */
export function Expand({ way }: MoveProps) {
  const { t } = useTranslation('showcase');
  return (
    <Scene>
      <Fold data-way={way}>
        <div>
          <Note>{t('animations.sample')}</Note>
        </div>
      </Fold>
    </Scene>
  );
}
