import { Icon } from '@stockroom/ui';
import type { ReactNode } from 'react';
import { Warning, WarningText } from './ProductForm.styles';

/** What stands under a field's label: its help, and a warning that can be overruled. Renders nothing without either. */
export function FieldNote({ help, warning, action }: FieldNoteProps) {
  return (
    <>
      {help}
      {warning && (
        <Warning>
          <Icon name="warning" size={16} />
          <WarningText>
            {warning} {action}
          </WarningText>
        </Warning>
      )}
    </>
  );
}

export interface FieldNoteProps {
  help?: ReactNode;
  warning?: string;
  /** A link that helps to judge the warning. */
  action?: ReactNode;
}
