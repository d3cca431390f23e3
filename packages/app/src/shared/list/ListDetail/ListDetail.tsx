import { type ReactNode, useRef } from 'react';
import { BlankPart, DetailPart, Head, ListPart, Page, Sides } from './ListDetail.styles';
import { useListKeys } from './useListKeys';
import { useRecordFocus } from './useRecordFocus';

/**
 * A list and its open record: beside the list from lg on, over it from md on, in the page's place on a phone. The record's
 * address is the link's href; `j` and `k` go from record to record, Enter follows the link, Escape closes, and focus returns to
 * the row. The list stays unchanged, with its scroll position.
 *
 * A row of `children` is a link that states which record it is, and whether it is open: `<a href={hrefOf(id)} data-record={id}
 * aria-current={id === open || undefined}>`.
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
  placement = 'beside',
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
        data-place={placement}
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
  /** The page's header, above both. On a phone an open record replaces it. */
  header?: ReactNode;
  /** Ids of the records, in the order shown. */
  ids: readonly string[];
  /**
   * Id of the open record, or `new`. Also `null` while the list failed to load and the record comes with it: on a phone an
   * empty record would cover the list's error.
   */
  open: string | null;
  /** Address of a record; of the list alone for `null`. */
  hrefOf: (id: string | null) => string;
  /** Renders a row and scrolls to it: `reveal` of a `VirtualList`. */
  onReveal?: (index: number) => void;
  /**
   * Width of the record beside or over the list: 420 or 640 px; `lg`: the list is narrow, and the record takes the rest.
   * @default 'sm'
   */
  size?: 'sm' | 'md' | 'lg';
  /** Position of the record on wide screens: beside the list, or below it. @default 'beside' */
  placement?: 'beside' | 'below';
  /** Name of the region that contains the record. */
  detailLabel: string;
  detail: ReactNode;
  /** Placeholder while no record is open, where there is space: with `lg`. */
  blank?: ReactNode;
  /** The list. */
  children: ReactNode;
}
