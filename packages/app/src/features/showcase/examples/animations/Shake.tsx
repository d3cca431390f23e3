import type { MoveProps } from '#features/showcase/model/moves';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Moving, Scene } from '../examples.styles';

/** Signals a refusal: two short moves, then back at rest. */
export function Shake({ way }: MoveProps) {
  const { t } = useTranslation('showcase');
  return (
    <Scene>
      <Moving data-way={way} style={{ '--from': 'none' }}>
        {t('animations.sample')}
      </Moving>
    </Scene>
  );
}
