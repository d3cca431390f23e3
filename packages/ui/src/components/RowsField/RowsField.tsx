import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { FieldBelow } from '../Field/Field';
import { Help } from '../Field/Field.styles';
import type { FieldProps } from '../Field/types';
import { useFieldControl } from '../Field/useFieldControl';
import { IconButton } from '../IconButton/IconButton';
import { Fields, Group, Legend, Row, Rows } from './RowsField.styles';

/**
 * A list of similar rows in a form: email addresses, phone numbers. Renders a `<fieldset>` with one group per row, a button
 * that removes each and one that adds another. A new row receives the focus; when a row is removed, it moves to a neighbour.
 */
export function RowsField<T>({ rows, keyOf, rowLabel, children, onAdd, onRemove, limit, labels, ...field }: RowsFieldProps<T>) {
  const { ids, control } = useFieldControl(field);
  const root = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<PendingFocus>(null);
  const isFixed = field.disabled || field.readOnly;
  const isFull = limit !== undefined && rows.length >= limit;

  useLayoutEffect(() => {
    const pendingFocus = wanted.current;
    if (!pendingFocus || rows.length === pendingFocus.count) return;
    wanted.current = null;
    focusTargetAt(root.current, pendingFocus.index, rows.length)?.focus();
  });
  const add = () => {
    wanted.current = { count: rows.length, index: rows.length };
    onAdd();
  };
  const remove = (index: number) => {
    wanted.current = { count: rows.length, index };
    onRemove(index);
  };
  return (
    <Group
      ref={root}
      id={ids.control}
      disabled={field.disabled}
      aria-describedby={control['aria-describedby']}
      data-empty={rows.length === 0 || undefined}
    >
      <Legend data-hidden={field.hideLabel || undefined}>{field.label}</Legend>
      {field.help && <Help id={ids.help}>{field.help}</Help>}
      <Rows>
        {rows.map((row, index) => (
          <Row key={keyOf(row)} role="group" aria-label={rowLabel(row, index)} data-row>
            <Fields>{children(row, index)}</Fields>
            {!isFixed && <IconButton icon="delete" label={labels.remove(rowLabel(row, index))} onPress={() => remove(index)} />}
          </Row>
        ))}
      </Rows>
      <FieldBelow id={ids.error} error={field.error} />
      {!isFixed && (
        <Button
          variant="quiet"
          size="sm"
          icon="add"
          disabled={isFull}
          onPress={add}
          aria-describedby={isFull ? ids.counter : undefined}
        >
          {labels.add}
        </Button>
      )}
      {isFull && labels.full && <Help id={ids.counter}>{labels.full}</Help>}
    </Group>
  );
}

/** Returns the field to focus: in the row at an index, or in the last row, or the add button. */
function focusTargetAt(root: HTMLElement | null, index: number, count: number): HTMLElement | null {
  if (count === 0) return root?.querySelector<HTMLElement>(':scope > button') ?? null;
  const row = root?.querySelectorAll<HTMLElement>('[data-row]')[Math.min(index, count - 1)];
  return row?.querySelector<HTMLElement>(FIELD_SELECTOR) ?? row?.querySelector<HTMLElement>('button') ?? null;
}

const FIELD_SELECTOR = 'input:not([type="hidden"], [role="combobox"]), textarea, select, [tabindex="0"]';

/** The row to focus once the number of rows has changed. */
interface PendingFocus {
  count: number;
  index: number;
}

export interface RowsFieldProps<T> extends FieldProps {
  rows: readonly T[];
  /** Returns a row's key, stable while the user types in the row. */
  keyOf: (row: T) => string;
  /** Returns the name of a row: "Email address 2". */
  rowLabel: (row: T, index: number) => string;
  /** The fields of a row, each with its own label and error. */
  children: (row: T, index: number) => ReactNode;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** Maximum number of rows. */
  limit?: number;
  labels: {
    /** "Add an email address" */
    add: string;
    /** "Remove email address 2" */
    remove: (row: string) => string;
    /** The reason that none can be added at the limit: "A contact has at most 50 phone numbers." */
    full?: string;
  };
}
