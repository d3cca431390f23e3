import { Button, Card, ProgressBar, Text, Stack } from '@stockroom/ui';
import type { ReactNode } from 'react';
import { Actions, Narrow } from '../Import.styles';

/** A long task with its title, progress and a button to stop it. */
export function TaskProgress({ title, value, valueText, help, cancelLabel, onCancel, stopping }: TaskProgressProps) {
  return (
    <Narrow>
      <Card title={title}>
        <Stack>
          <ProgressBar label={title} value={Math.round(value * 1000)} max={1000} valueText={valueText} />
          {help && (
            <Text font="small" tone="muted" overflow="break">
              {help}
            </Text>
          )}
          {onCancel && (
            <Actions>
              <Button loading={stopping !== undefined} loadingText={stopping} onPress={onCancel}>
                {cancelLabel}
              </Button>
            </Actions>
          )}
        </Stack>
      </Card>
    </Narrow>
  );
}

export interface TaskProgressProps {
  title: string;
  /** Progress from 0 to 1. */
  value: number;
  valueText: string;
  help?: ReactNode;
  cancelLabel?: string;
  /** Left out for work that cannot be stopped. */
  onCancel?: () => void;
  /** Label of the button once it has been pressed. */
  stopping?: string;
}
