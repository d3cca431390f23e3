import { useRef, type ClipboardEvent, type RefObject } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useDateField, useDateSegment } from 'react-aria/useDateField';
import type { DateFieldState, DateSegment } from 'react-stately/useDateFieldState';
import { Literal, Part, Parts } from './DateField.styles';

/** Day, month and year, each a `spinbutton`, in the order and with the names of the language. Renders a `group`. */
export function DaySegments({ locale, ...props }: DaySegmentsProps & { locale: string }) {
  return (
    <I18nProvider locale={locale}>
      <Group {...props} />
    </I18nProvider>
  );
}

function Group({ id, state, groupRef, labelledBy, describedBy, onPaste, onFocusChange }: DaySegmentsProps) {
  const { fieldProps } = useDateField(
    { id, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy, onFocusChange, isDisabled: state.isDisabled },
    state,
    groupRef,
  );
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    onPaste(event.clipboardData.getData('text/plain'));
  };
  return (
    <Parts {...fieldProps} ref={groupRef} onPaste={paste}>
      {state.segments.map((segment, index) =>
        // Both dots of a date are alike, so they need an index; each other type of part occurs once.
        segment.type === 'literal' ? (
          <Literal key={`after ${state.segments[index - 1]?.type}`} aria-hidden>
            {segment.text}
          </Literal>
        ) : (
          <Segment key={segment.type} segment={segment} state={state} />
        ),
      )}
    </Parts>
  );
}

function Segment({ segment, state }: { segment: DateSegment; state: DateFieldState }) {
  const ref = useRef<HTMLSpanElement>(null);
  const { segmentProps } = useDateSegment(segment, state, ref);
  return (
    <Part {...segmentProps} ref={ref} data-year={segment.type === 'year' || undefined}>
      {segment.text}
    </Part>
  );
}

interface DaySegmentsProps {
  id: string;
  state: DateFieldState;
  groupRef: RefObject<HTMLDivElement | null>;
  labelledBy: string;
  describedBy?: string;
  onPaste: (text: string) => void;
  /** Called when the focus enters or leaves the parts. */
  onFocusChange: (focused: boolean) => void;
}
