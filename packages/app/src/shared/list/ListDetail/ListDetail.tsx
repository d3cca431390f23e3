import { type ReactNode, useRef } from 'react';
import { BlankPart, DetailPart, Head, ListPart, Page, Sides } from './ListDetail.styles';
import { useListKeys } from './useListKeys';
import { useRecordFocus } from './useRecordFocus';

/**
 * A list and the record of it that is open: beside the list from lg on, over it from md on, in the page's place on a phone. The record's address is
 * the link's href; `j` and `k` go from record to record, Enter follows the link, Escape closes, and the focus comes back to the row. The list
 * stays as it is, scrolled where it was.
 *
 * A row of `children` is a link that says which record it is, and which is open:
 * `<a href={hrefOf(id)} data-record={id} aria-current={id === open || undefined}>`.
 * @example
 * <ListDetail header={<PageHeader … />} ids={contacts.map(({ id }) => id)} open={openId} hrefOf={hrefOf}
 *   detailLabel={t('details')} detail={contact && <ContactDetails contact={contact} />}>
 *   <ContactList … />
 * </ListDetail>
 */
export function ListDetail({
  header,
  ids,
  open,
  hrefOf,
  onReveal,
  size = 'sm',
  place = 'beside',
  detailLabel,
  detail,
  blank,
  children,
}: ListDetailProps) {
  const list = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLElement>(null);
  const parts = { list, region, ids, open, hrefOf, onReveal };
  const focusRow = useRecordFocus(parts);
  const pressKey = useListKeys(parts, focusRow);
  return (
    <Page>
      {header && <Head data-covered={open === null ? undefined : ''}>{header}</Head>}
      <Sides
        role="presentation"
        data-open={open === null ? undefined : ''}
        data-size={size}
        data-place={place}
        onKeyDown={pressKey}
      >
        <ListPart ref={list}>{children}</ListPart>
        {open === null && blank && <BlankPart>{blank}</BlankPart>}
        {open !== null && (
          <DetailPart ref={region} aria-label={detailLabel} tabIndex={-1}>
            {detail}
          </DetailPart>
        )}
      </Sides>
    </Page>
  );
}

export interface ListDetailProps {
  /** Over both: the page's header. On a phone it makes way for a record that is open. */
  header?: ReactNode;
  /** Of the records, in the order that is shown. */
  ids: readonly string[];
  /**
   * The record that is open, or `new`. `null` also while the list could not be had and the record comes with it: on a phone the list's failure
   * would lie behind an empty record.
   */
  open: string | null;
  /** The address of a record; of the list alone for `null`. */
  hrefOf: (id: string | null) => string;
  /** Has a row drawn and scrolled to: `reveal` of a `VirtualList`. */
  onReveal?: (index: number) => void;
  /** Width of the record beside or over the list: 420 or 640 px; `lg`: the list is narrow, and the record has the rest. @default 'sm' */
  size?: 'sm' | 'md' | 'lg';
  /** Where the record stands on wide screens: beside the list, or below it. @default 'beside' */
  place?: 'beside' | 'below';
  /** Name of the region with the record. */
  detailLabel: string;
  detail: ReactNode;
  /** In the place of the record while none is open, where there is room: with `lg`. */
  blank?: ReactNode;
  /** The list. */
  children: ReactNode;
}
