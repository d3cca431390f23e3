import { Stack } from '@stockroom/ui';
import { ShowcasePage } from '#features/showcase/components/ShowcasePage/ShowcasePage';
import { Expand } from '#features/showcase/examples/animations/Expand';
import { Fade } from '#features/showcase/examples/animations/Fade';
import { Shake } from '#features/showcase/examples/animations/Shake';
import { Slide } from '#features/showcase/examples/animations/Slide';
import { Zoom } from '#features/showcase/examples/animations/Zoom';
import { exampleCodes } from '#features/showcase/model/exampleCodes';
import { MOVE_NAMES } from '#features/showcase/model/moves';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useExampleAppearance } from '../useExampleAppearance';
import { AnimationExample } from './AnimationExample';

const examples = { expand: Expand, fade: Fade, slide: Slide, zoom: Zoom, shake: Shake } as const;
const codes = exampleCodes(
  import.meta.glob<string>(['../../examples/animations/*.tsx', '../../examples/examples.styles.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** Animations for elements that appear and disappear: each can be replayed, in every direction. */
export function AnimationsScreen() {
  const { t } = useTranslation('showcase');
  const { exampleAppearance, onLooks } = useExampleAppearance();
  return (
    <ShowcasePage page="animations" appearance={exampleAppearance} onAppearanceChange={onLooks}>
      <Stack>
        {MOVE_NAMES.map((name) => (
          <AnimationExample
            key={name}
            name={name}
            title={t(`animations.names.${name}`)}
            code={codes(name, 'examples.styles')}
            Example={examples[name]}
          />
        ))}
      </Stack>
    </ShowcasePage>
  );
}
