import { Button, Select } from '@stockroom/ui';
import { type ComponentType, useState } from 'react';
import { ExampleFrame } from '#features/showcase/components/ExampleFrame/ExampleFrame';
import { type Direction, directionsOf, type MoveName, type MoveProps } from '#features/showcase/model/moves';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Controls, Played } from './AnimationExample.styles';

/** An animation with its directions; choosing one plays it. Where motion is reduced, a text says that it was played. */
export function AnimationExample({ name, title, code, Example }: AnimationExampleProps) {
  const { t } = useTranslation('showcase');
  const directions = directionsOf(name);
  const [[direction, move]] = directions as [(typeof directions)[number]];
  const [played, setPlayed] = useState({ direction, move, run: 0 });
  const play = (next: Direction) => {
    const found = directions.find(([each]) => each === next);
    if (found) setPlayed({ direction: next, move: found[1], run: played.run + 1 });
  };
  return (
    <ExampleFrame
      level={2}
      title={title}
      descriptionText={t(`animations.words.${name}`)}
      code={code}
      foot={
        <Controls>
          <Select
            label={t('animations.direction', { name: title })}
            hideLabel
            value={played.direction}
            options={directions.map(([value]) => ({ value, label: t(`animations.directions.${value}`) }))}
            onChange={play}
          />
          <Button icon="retry" onPress={() => play(played.direction)}>
            {t('animations.replay', { name: title })}
          </Button>
          <Played aria-live="polite">{played.run > 0 && t('animations.played', { count: played.run })}</Played>
        </Controls>
      }
    >
      <div data-run={played.run}>
        <Example key={played.run} {...played.move} />
      </div>
    </ExampleFrame>
  );
}

export interface AnimationExampleProps {
  name: MoveName;
  title: string;
  code: string;
  Example: ComponentType<MoveProps>;
}
