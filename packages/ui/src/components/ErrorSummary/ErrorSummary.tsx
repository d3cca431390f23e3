import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { Icon } from '../Icon/Icon';
import { ErrorLink, Root, Title } from './ErrorSummary.styles';

/**
 * Lists the errors of a form, each a link that moves the focus to its field. Renders a named region, and nothing without
 * errors. Takes the focus whenever `attempt` changes, so that a failed submit is announced and seen.
 */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt) root.current?.focus();
  }, [attempt]);

  if (errors.length === 0) return null;
  return (
    <Root ref={root} aria-labelledby={titleId} tabIndex={-1} data-wide>
      <Icon name="error" />
      <Title id={titleId}>{title}</Title>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <ErrorLink href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {message}
            </ErrorLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const focusable = 'input:checked, input:not([type="hidden"]), textarea, select, button, [tabindex]';

/** Focuses the field without changing the URL, which belongs to the app. In a group, the first control is focused. */
function focusField(event: MouseEvent, fieldId: string) {
  event.preventDefault();
  const field = document.getElementById(fieldId);
  const control = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable);
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}

export interface ErrorSummaryProps {
  /** Title of the summary, such as "2 fields need a look". */
  title: string;
  /** Errors in the order of the fields. `fieldId` is the field's `id`. */
  errors: readonly { fieldId: string; message: string }[];
  /** Number of submits. The summary takes the focus each time it changes while there are errors. */
  attempt?: number;
}
