import { CopyButton } from '@stockroom/ui';
import { jsxOf, type Shape, svgOf } from '#features/showcase/model/icons/iconShapes';
import { useTranslation } from '#shared/i18n/useTranslation';
import { IconDrawing } from '../IconGrid/IconDrawing';
import { Big, Lines, Use } from './IconDetails.styles';

/** A large icon, with its name, JSX and SVG to copy. */
export function IconDetails({ namespace, name, shapes, size, side }: IconUseProps) {
  const { t } = useTranslation('showcase');
  const copied = { copied: t('copied'), refused: t('refused') };
  const lines = [
    { id: 'name', text: `${namespace}:${name}` },
    { id: 'jsx', text: jsxOf(shapes, size, side) },
    { id: 'svg', text: svgOf(shapes, size, side) },
  ] as const;
  return (
    <Use aria-label={t('icons.use', { name })}>
      <Big>
        <IconDrawing shapes={shapes} size={96} side={side} />
      </Big>
      <Lines>
        <dt lang="en">{name}</dt>
        {lines.map(({ id, text }) => (
          <dd key={id}>
            <code lang="en">{text}</code>
            <CopyButton text={text} labels={{ copy: t(`icons.copy.${id}`), ...copied }} />
          </dd>
        ))}
      </Lines>
    </Use>
  );
}

export interface IconUseProps {
  /** Name of its set: `feather`. */
  namespace: string;
  name: string;
  shapes: readonly Shape[];
  size: number;
  side: number;
}
