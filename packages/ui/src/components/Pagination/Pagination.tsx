import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { PageButtons, PagesRoot, SizeField, SizeLabel, SizeSelect } from './Pagination.styles';

/**
 * Navigates the pages of a list. Renders a `<nav>`: page size, "11 – 20 of 64", first, previous, next and last page.
 * An unavailable button keeps the focus, so that the keyboard does not lose it on the last page.
 */
export function Pagination({
  label,
  page,
  lastPage,
  size,
  sizes,
  length,
  startIndex,
  endIndex,
  onPageChange,
  onSizeChange,
  labels,
}: PaginationProps) {
  const atStart = page <= 1;
  const atEnd = page >= lastPage;
  return (
    <PagesRoot aria-label={label}>
      <SizeLabel>
        {labels.pageSize}
        <SizeField>
          <SizeSelect value={size} onChange={(event) => onSizeChange(Number(event.target.value))}>
            {sizes.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </SizeSelect>
          <Icon name="chevronDown" size={16} />
        </SizeField>
      </SizeLabel>
      <span>{labels.range(length === 0 ? 0 : startIndex + 1, length === 0 ? 0 : endIndex + 1, length)}</span>
      <PageButtons>
        <IconButton size="sm" icon="first" label={labels.first} unavailable={atStart} onPress={() => onPageChange(1)} />
        <IconButton
          size="sm"
          icon="chevronLeft"
          label={labels.previous}
          unavailable={atStart}
          onPress={() => onPageChange(page - 1)}
        />
        <IconButton
          size="sm"
          icon="chevronRight"
          label={labels.next}
          unavailable={atEnd}
          onPress={() => onPageChange(page + 1)}
        />
        <IconButton size="sm" icon="last" label={labels.last} unavailable={atEnd} onPress={() => onPageChange(lastPage)} />
      </PageButtons>
    </PagesRoot>
  );
}

export interface PaginationProps {
  /** Name of the landmark. */
  label: string;
  /** From 1. */
  page: number;
  lastPage: number;
  /** Rows per page. */
  size: number;
  /** The page sizes offered (5, 10, 25, 100). */
  sizes: readonly number[];
  /** Total rows of all pages. */
  length: number;
  /** Index of the page's first row, from 0, as in the contract. */
  startIndex: number;
  /** Index of the page's last row, from 0. */
  endIndex: number;
  onPageChange: (page: number) => void;
  onSizeChange: (size: number) => void;
  labels: {
    first: string;
    previous: string;
    next: string;
    last: string;
    pageSize: string;
    /** Rows counted from 1; all 0 when the list is empty. */
    range: (start: number, end: number, total: number) => string;
  };
}
