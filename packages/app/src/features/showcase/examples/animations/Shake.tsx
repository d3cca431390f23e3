import { useTranslation } from '../../../../shared/i18n/useTranslation';
import type { MoveProps } from '../../model/moves';
import { Moving, Scene } from '../examples.styles';

/** Was refused: two short moves, and all is as before. */
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
