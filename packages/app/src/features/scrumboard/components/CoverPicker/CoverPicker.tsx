import { Button, FileDrop, PICTURE_ACCEPT, type PictureProblem, Popover, Stack, Text, Inline } from '@stockroom/ui';
import { useId } from 'react';
import { COVERS } from '#features/scrumboard/model/covers';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Choice, Choices, Inside } from './CoverPicker.styles';

/** The picture at the top of a card: a built-in one, the user's own, or none. */
export function CoverPicker({ cover, problem, isWorking, onChoose, onFile }: CoverPickerProps) {
  const { t } = useTranslation('scrumboard');
  const id = useId();
  return (
    <Stack gap={1.5} role="group" aria-labelledby={id}>
      <Text font="label" as="span" id={id}>
        {t('cover.title')}
      </Text>
      <Inline>
        <Popover
          label={t('cover.choose')}
          trigger={
            <Button size="sm" icon="picture" loading={isWorking} loadingText={t('cover.working')}>
              {cover ? t('cover.change') : t('cover.add')}
            </Button>
          }
        >
          {(close) => (
            <Inside>
              <Choices role="group" aria-label={t('cover.ours')}>
                {COVERS.map(({ name, path }) => (
                  <Choice
                    key={name}
                    type="button"
                    aria-pressed={cover === path}
                    aria-label={t(`cover.names.${name}`)}
                    title={t(`cover.names.${name}`)}
                    onClick={() => {
                      onChoose(path);
                      close();
                    }}
                  >
                    <img src={path} alt="" width={96} height={40} loading="lazy" decoding="async" />
                  </Choice>
                ))}
              </Choices>
              <FileDrop
                label={t('cover.own')}
                help={t('cover.ownHelp')}
                accept={PICTURE_ACCEPT}
                buttonLabel={t('cover.upload')}
                error={problem ? t(`cover.problems.${problem}`) : undefined}
                onFiles={([file]) => {
                  if (file) onFile(file, close);
                }}
              />
            </Inside>
          )}
        </Popover>
        {cover && (
          <Button size="sm" variant="quiet" onPress={() => onChoose(null)}>
            {t('cover.remove')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

export interface CoverPickerProps {
  cover: string | null;
  /** Why the last file was refused. */
  problem: PictureProblem | null;
  /** Whether a file is being processed. */
  isWorking: boolean;
  onChoose: (cover: string | null) => void;
  /** Calls with the chosen file; `done` closes the picker once the file is accepted. */
  onFile: (file: File, done: () => void) => void;
}
