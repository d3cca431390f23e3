import { CalendarMonthPicker, CalendarYearPicker } from 'react-aria-components/Calendar';
import { Icon } from '../Icon/Icon';
import { Head, Jump, JumpFrame, Turn } from './CalendarSurface.styles';

/** Shows the month: buttons for the neighbouring months, and a jump to any month and year, far enough back for a birthday. */
export function CalendarHead() {
  return (
    <Head>
      <Turn slot="previous">
        <Icon name="chevronLeft" />
      </Turn>
      <CalendarMonthPicker format="long">{(picker) => <JumpSelect {...picker} />}</CalendarMonthPicker>
      <CalendarYearPicker visibleYears={MAX_YEARS}>{(picker) => <JumpSelect {...picker} />}</CalendarYearPicker>
      <Turn slot="next">
        <Icon name="chevronRight" />
      </Turn>
    </Head>
  );
}

/** Number of years to choose from: half back, half ahead, or those between the first and the last day. */
const MAX_YEARS = 240;

function JumpSelect({ value, onChange, items, 'aria-label': label }: ChoiceProps) {
  return (
    <JumpFrame>
      <Jump aria-label={label} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {items.map(({ id, formatted }) => (
          <option key={id} value={id}>
            {formatted}
          </option>
        ))}
      </Jump>
      <Icon name="chevronDown" size={16} />
    </JumpFrame>
  );
}

interface ChoiceProps {
  value: string | number;
  onChange: (id: number) => void;
  items: readonly { id: number; formatted: string }[];
  'aria-label': string;
}
