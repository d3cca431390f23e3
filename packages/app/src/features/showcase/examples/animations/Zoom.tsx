import type { MoveProps } from '#features/showcase/model/moves';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Moving, Scene } from '../examples.styles';

/** Grows from the clicked element. */
export function Zoom({ way }: MoveProps) {
  const { t } = useTranslation('showcase');
  return (
    <Scene>
      <Moving data-way={way} style={{ '--from': 'scale(0.8)' }}>
        {t('animations.sample')}
      </Moving>
    </Scene>
  );
}
