import type { ReactNode } from 'react';
import { Button, Card, ProgressBar, Text, Stack } from '@stockroom/ui';
import { Actions, Narrow } from '../Import.styles';

/** Something that takes its time: what it is, how far it is, and how to stop it. */
export function Working({ title, value, valueText, help, cancelLabel, onCancel, stopping }: WorkingProps) {
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

export interface WorkingProps {
  title: string;
  /** From 0 to 1. */
  value: number;
  valueText: string;
  help?: ReactNode;
  cancelLabel?: string;
  /** Without it the work can not be stopped. */
  onCancel?: () => void;
  /** Said on the button once it has been pressed. */
  stopping?: string;
}
