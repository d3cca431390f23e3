import { useTranslation } from '../../../../shared/i18n/useTranslation';
import type { MoveProps } from '../../model/moves';
import { Moving, Scene } from '../examples.styles';

/** Appears in its place, or a little off it. */
export function Fade({ way, side }: MoveProps) {
  const { t } = useTranslation('showcase');
  return (
    <Scene>
      <Moving data-way={way} style={{ '--from': side === 'none' ? 'none' : `translate(${side})` }}>
        {t('animations.sample')}
      </Moving>
    </Scene>
  );
}
