import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { foldText } from '../OptionList/foldText';
import { SearchField } from '../SearchField';
import { Choice, Grid, EmptyMessage, PickerRoot } from './IconPicker.styles';

/**
 * Selects one icon of many, which a search by label narrows. Renders a search field over a `radiogroup` in rows; arrow keys
 * move through it in both directions, as the rows are displayed.
 */
export function IconPicker({ label, value, onChange, options, labels, id }: IconPickerProps) {
  const nameId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const wanted = foldText(search.trim());
  const found = options.filter((option) => foldText(`${option.label} ${option.name}`).includes(wanted));
  const focusable = found.find(({ name }) => name === value)?.name ?? found[0]?.name;

  const pressKey = (event: KeyboardEvent) => {
    const radios = [...(grid.current?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])];
    const to = nextIndex(event.key, radios);
    const next = to === null ? undefined : found[to];
    if (to === null || !next) return;
    event.preventDefault();
    onChange(next.name);
    radios[to]?.focus();
  };

  return (
    <PickerRoot id={id}>
      <SearchField
        label={label}
        value={search}
        onChange={setSearch}
        labels={{ clear: labels.clear }}
        placeholder={labels.search}
      />
      <span id={nameId} hidden>
        {label}
      </span>
      {found.length === 0 && <EmptyMessage role="status">{labels.noMatch}</EmptyMessage>}
      <Grid ref={grid} role="radiogroup" aria-labelledby={nameId} hidden={found.length === 0} onKeyDown={pressKey}>
        {found.map((option) => (
          <Choice
            key={option.name}
            type="button"
            role="radio"
            aria-checked={option.name === value}
            aria-label={option.label}
            title={option.label}
            tabIndex={option.name === focusable ? 0 : -1}
            onClick={() => onChange(option.name)}
          >
            <Icon name={option.name} />
          </Choice>
        ))}
      </Grid>
    </PickerRoot>
  );
}

/** Returns the index that an arrow key leads to, `null` for other keys. A row is a visible line of icons. */
function nextIndex(key: string, radios: readonly HTMLElement[]): number | null {
  const at = radios.findIndex((radio) => radio === document.activeElement);
  const top = radios[0]?.offsetTop;
  const columns = radios.filter((radio) => radio.offsetTop === top).length;
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key];
  if (key === 'Home') return 0;
  if (key === 'End') return radios.length - 1;
  if (step === undefined || at === -1) return null;
  return Math.min(Math.max(at + step, 0), radios.length - 1);
}

export interface IconPickerProps {
  label: string;
  value: string;
  onChange: (name: IconName) => void;
  /** In display order, each with a label in the user's language. */
  options: readonly { name: IconName; label: string }[];
  labels: {
    /** The placeholder of the search field. */
    search: string;
    clear: string;
    noMatch: string;
  };
  /** The target of `ErrorSummary`'s link. */
  id?: string;
}
