import type { MoveProps } from '#features/showcase/model/moves';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Moving, Scene } from '../examples.styles';

/** Slides in from an edge, in full. */
export function Slide({ way, side }: MoveProps) {
  const { t } = useTranslation('showcase');
  return (
    <Scene>
      <Moving data-way={way} style={{ '--from': `translate(${side})` }}>
        {t('animations.sample')}
      </Moving>
    </Scene>
  );
}
