import type { MoveProps } from '#features/showcase/model/moves';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Moving, Scene } from '../examples.styles';

/** Fades in, at its position or slightly offset. */
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
