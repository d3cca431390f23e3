import { type MailFolder, type MailLabel, type MailListItem, migrateMailId } from '@stockroom/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  conversationQuery,
  mailFoldersQuery,
  mailLabelsQuery,
  mailSettingsQuery,
  mailsQuery,
} from '#features/mailbox/api/mailQueries';
import { mailboxPaths } from '#features/mailbox/mailboxPaths';
import {
  INBOX,
  mailAddress,
  type MailListQuery,
  type MailListState,
  pageOf,
  readMailScope,
} from '#features/mailbox/model/mailAddress';
import { type MailScope, searchesAllMail } from '#features/mailbox/model/mailScope';
import { announce } from '#shared/announce/announce';
import { isApiError } from '#shared/api/ApiError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useListAddress } from '#shared/list/useListAddress';
import { useRouter } from '#shared/routing/useRouter';
import { toasts } from '#shared/toast/toast';

/** The mailbox's state: its address, and the server's data for it. */
export function useMailPage() {
  const { t } = useTranslation(['mailbox', 'common']);
  const router = useRouter();
  const params = useParams();
  const address = useListAddress(mailAddress, (param) => t(`params.${param as 'show' | 'order'}`));
  const { state } = address;
  const named = readMailScope(params);
  const scope = named ?? INBOX;
  const page = pageOf(params['page']) ?? 1;
  // A stored address may contain a mail's former id.
  const mailId = params['mailId'] === undefined ? null : migrateMailId(params['mailId']);
  const { search, order } = state;
  const list: MailListQuery = { scope, page, search, order };
  /** Identifies the list that a selection belongs to. */
  const selectionKey = JSON.stringify({ scope, search, order });

  const mails = useQuery(mailsQuery(list));
  const opened = useQuery({ ...conversationQuery(mailId ?? ''), enabled: mailId !== null });
  const folders = useQuery(mailFoldersQuery());
  const labels = useQuery(mailLabelsQuery());
  const settings = useQuery(mailSettingsQuery());

  const hrefOf = (
    to: { scope?: MailScope; page?: number; mailId?: string | null },
    change: Partial<MailListState> = {},
  ): string => {
    const query = address.hrefOf({ overlay: null, ...change });
    return mailboxPaths.list(to.scope ?? scope, to.page ?? page, to.mailId ?? null) + (query === '?' ? '' : query);
  };
  const go = (to: Parameters<typeof hrefOf>[0], change?: Partial<MailListState>, { replace = false } = {}): void =>
    void router.navigate(hrefOf(to, change), { replace, preventScrollReset: true });

  // An address without a valid scope or page is corrected; a label that does not exist is reported.
  const isWrong =
    (params['page'] !== undefined && pageOf(params['page']) === null) || (named === null && params['folder'] !== undefined);
  const renamed = useRenamedLabel(scope, labels.data);
  const isUnsettled = params['page'] === undefined || isWrong || renamed !== null;
  const target = isUnsettled ? hrefOf({ scope: renamed ?? scope, page, mailId }, { overlay: state.overlay }) : null;
  const corrected = t('common:list.corrected', { names: t('params.address') });
  useEffect(() => {
    if (target === null) return;
    void router.navigate(target, { replace: true, preventScrollReset: true });
    if (isWrong) toasts.show({ id: 'list-corrected', tone: 'info', message: corrected });
  }, [target, isWrong, corrected, router]);

  // A page past the last redirects to the last.
  const lastPage = mails.data?.mails === null && !mails.isPlaceholderData ? mails.data.pagination.lastPage : null;
  const back = lastPage === null ? null : hrefOf({ page: lastPage, mailId });
  const pastTheEnd = t('common:list.pastTheEnd', { page: lastPage ?? 1 });
  useEffect(() => {
    if (back === null) return;
    void router.navigate(back, { replace: true, preventScrollReset: true });
    announce(pastTheEnd);
  }, [back, pastTheEnd, router]);

  // Cached mails of a folder that no longer exists are not shown.
  const isNowhere = isApiError(mails.error, 'notFound');
  const shown = isNowhere ? undefined : mails.data;
  const pagination = shown && 'totalResults' in shown.pagination ? shown.pagination : null;
  return {
    state,
    move: address.move,
    scope,
    page,
    list,
    selectionKey,
    mailId,
    hrefOf,
    go,
    mails,
    rows: shown?.mails ?? NO_MAILS,
    pagination,
    /** Whether the address names a label that does not exist. */
    isNowhere,
    opened,
    mail: opened.data?.find(({ id }) => id === mailId) ?? null,
    folders: folders.data ?? NO_FOLDERS,
    /** Whether the folders' counts are still loading. */
    isCounting: folders.isPending,
    labels: labels.data ?? NO_LABELS,
    isListing: labels.isPending,
    label: scope.kind === 'label' ? labels.data?.find(({ slug }) => slug === scope.slug) : undefined,
    settings: settings.data,
    /** Whether the list holds mails of several folders. */
    isMixed: scope.kind !== 'folder' || (search !== '' && searchesAllMail(scope)),
  };
}

export type MailPageState = ReturnType<typeof useMailPage>;

const NO_MAILS: MailListItem[] = [];
const NO_FOLDERS: MailFolder[] = [];
const NO_LABELS: MailLabel[] = [];

/**
 * Follows a label that is renamed while its mails are shown, here or in another tab, and when going back to its old address:
 * its address changes with its title.
 * @returns its current scope; `null` while the address is right, or names no label that ever existed
 */
function useRenamedLabel(scope: MailScope, labels: readonly MailLabel[] | undefined): MailScope | null {
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  if (scope.kind !== 'label' || !labels) return null;
  const here = labels.find(({ slug }) => slug === scope.slug);
  if (here) {
    if (known.get(here.slug) !== here.id) setKnown(new Map([...known, [here.slug, here.id]]));
    return null;
  }
  const now = labels.find(({ id }) => id === known.get(scope.slug));
  return now ? { kind: 'label', slug: now.slug } : null;
}
