import type { Mail, MailboxSettings, MailFolderSlug } from '@stockroom/contract';
import { Button, ButtonLink, ConfirmDialog, Drawer, EmptyState, PageHeader } from '@stockroom/ui';
import '@stockroom/ui/panel-icons';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { FolderNav } from '#features/mailbox/components/FolderNav/FolderNav';
import { MailRow, Rows } from '#features/mailbox/components/MailRow/MailRow';
import { INBOX, type MailOverlay as Overlay } from '#features/mailbox/model/mailAddress';
import { plainName } from '#features/mailbox/model/mailText';
import { useFormat } from '#shared/format/useFormat';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { whenIdle } from '#shared/hooks/whenIdle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { NoResults } from '#shared/list/EmptyStates';
import { ListDetail } from '#shared/list/ListDetail/ListDetail';
import { useAnnounceResults } from '#shared/list/useAnnounceResults';
import { QueryPage } from '#shared/query/QueryPage';
import { useScrollMemory } from '#shared/routing/useScrollMemory';
import { useUnread } from '#shared/unread/useUnread';
import { useMailActions } from './actions/useMailActions';
import { useMailKeys } from './actions/useMailKeys';
import { useMailSelection } from './actions/useMailSelection';
import { useStartCompose } from './actions/useStartCompose';
import { LabelsDialog, MailSelection, MailSettings } from './lazyComponents';
import { Panes, Selected, Side } from './MailboxScreen.styles';
import { MailboxSkeleton } from './MailboxSkeleton';
import { MailListHead } from './MailListHead';
import { MailPane } from './MailPane';
import { MailTools } from './MailTools';
import { useMailPage } from './useMailPage';

/** Mail: finding, reading, organising. */
export function MailboxScreen() {
  const { t } = useTranslation('mailbox');
  const { number } = useFormat();
  const page = useMailPage();
  const { state, scope, list, mailId, mail, rows, mails, labels, folders, pagination, hrefOf, go, move, isMixed } = page;
  const search = useRef<HTMLInputElement>(null);
  const rowsRef = useScrollMemory(`mails ${page.selectionKey} ${list.page}`);
  const chosen = useMailSelection(page);
  const actions = useMailActions(page, chosen);
  const composing = useStartCompose(page.settings);
  const placeName = page.label ? plainName(page.label.title) : scope.kind === 'label' ? scope.slug : t(`folders.${scope.slug}`);
  const name = state.search === '' ? placeName : t('search.results');
  useUnread('mailbox', folders.find(({ slug }) => slug === 'inbox')?.unreadCount ?? 0);
  useDocumentTitle(mail ? plainName(mail.subject) || t('noSubject') : `${placeName} · ${t('title')}`);
  useAnnounceResults({
    scope: page.selectionKey,
    length: mails.isPlaceholderData ? undefined : pagination?.totalResults,
    page: list.page,
    lastPage: pagination?.lastPage,
    message: t('list.found', { count: pagination?.totalResults ?? 0, formatted: number(pagination?.totalResults ?? 0) }),
  });

  const markRead = useRef(actions.act);
  useEffect(() => {
    markRead.current = actions.act;
  });
  const read = useCallback((opened: Mail) => void markRead.current({ type: 'unread', on: false }, [opened], null), []);
  const isThere = mails.data !== undefined;
  useEffect(() => {
    if (isThere) void whenIdle().then(() => MailSelection.preload());
  }, [isThere]);

  useMailKeys({
    rows,
    openId: mailId,
    act: actions.byKey,
    remove: actions.removeByKey,
    toggle: chosen.toggle,
    selectAll: chosen.selectPage,
    search: () => search.current?.focus(),
    back: () => mailId !== null && go({}),
    refresh: () => void mails.refetch(),
    write: composing.write,
    answer: (how) => mail && composing[how](mail),
  });

  const nav = (
    <FolderNav
      folders={folders}
      areCountsLoading={page.isCounting}
      labels={labels}
      areLabelsLoading={page.isListing}
      scope={state.search !== '' && isMixed && scope.kind === 'folder' ? null : scope}
      hrefOf={(to) => hrefOf({ scope: to, page: 1 }, { search: '' })}
      onLabels={() => move({ overlay: 'labels' })}
      onSettings={() => move({ overlay: 'settings' })}
    />
  );
  const folderName = (slug: MailFolderSlug) => (isMixed && slug !== 'inbox' ? t(`folders.${slug}`) : null);
  const empties = scope.slug === 'trash' || scope.slug === 'spam' ? scope.slug : null;
  return (
    <Panes>
      <Side>{nav}</Side>
      <ListDetail
        header={
          <PageHeader
            title={t('title')}
            actions={
              <Button variant="primary" icon="edit" onPress={composing.write}>
                {t('compose.new')}
              </Button>
            }
          />
        }
        ids={rows.map(({ id }) => id)}
        open={mailId}
        hrefOf={(id) => hrefOf({ mailId: id })}
        size="md"
        placement={page.settings?.messageLayout === 'bottom' ? 'below' : 'beside'}
        detailLabel={t('view.label')}
        detail={
          mailId !== null && (
            <MailPane
              key={mailId}
              mailId={mailId}
              mail={mail}
              conversation={page.opened.data ?? []}
              query={page.opened}
              labels={labels}
              canMark={!mails.isFetching}
              onRead={read}
              onAction={(given, opened) => actions.actOn(given, [opened])}
              onDelete={(opened) => actions.remove([opened])}
              onLabels={() => move({ overlay: 'labels' })}
              onClose={() => go({})}
              onReply={composing.reply}
              onReplyAll={composing.replyAll}
              onForward={composing.forward}
              onEdit={composing.edit}
            />
          )
        }
      >
        <MailTools
          state={state}
          labels={labels}
          ref={search}
          onMove={move}
          onSearch={(text) => go({ page: 1 }, { search: text })}
          onFolders={() => move({ overlay: 'folders' })}
        />
        {chosen.count > 0 ? (
          <Selected>
            <MailSelection
              count={chosen.count}
              total={chosen.total}
              selectedOnPage={chosen.seen}
              labels={labels}
              scope={scope.slug}
              onAll={chosen.selectAll}
              onAction={(given) => actions.actOnChosen(() => given)}
              onDelete={actions.removeChosen}
              onLabels={() => move({ overlay: 'labels' })}
              onClear={chosen.clear}
            />
          </Selected>
        ) : (
          <MailListHead
            name={name}
            pagination={pagination}
            onPage={(to) => go({ page: to })}
            onSelectAll={chosen.selectPage}
            onEmpty={empties ? () => actions.forEver.askAll(empties) : undefined}
            isCounting={actions.forEver.isAsking}
          />
        )}
        {page.isNowhere ? (
          <FolderNotFound href={hrefOf({ scope: INBOX, page: 1 }, { search: '' })} />
        ) : (
          <QueryPage
            query={mails}
            count={rows.length}
            isFiltered={state.search !== ''}
            labels={{ failed: t('failed'), stale: t('stale') }}
            waiting={<MailboxSkeleton label={t('loading')} />}
            noMatch={
              <NoResults title={t('noMatch.title')} clear={t('search.clear')} onClear={() => go({ page: 1 }, { search: '' })}>
                {t('noMatch.text')}
              </NoResults>
            }
            empty={
              <EmptyState illustration="box" title={t('nothing.title', { name: placeName })}>
                {t(scope.kind === 'label' ? 'nothing.label' : `nothing.${scope.slug}`)}
              </EmptyState>
            }
          >
            <Rows ref={rowsRef} aria-label={t('list.label')} key={page.selectionKey + String(list.page)}>
              {rows.map((row) => (
                <MailRow
                  key={row.id}
                  mail={row}
                  labels={labels}
                  href={hrefOf({ mailId: row.id })}
                  folder={folderName(row.folderSlug)}
                  isOpen={row.id === mailId}
                  isSelected={chosen.isOn(row.id)}
                  onToggle={(id, isRange) =>
                    isRange
                      ? chosen.selectTo(
                          id,
                          rows.map((each) => each.id),
                        )
                      : chosen.toggle(id)
                  }
                  onStar={(starred) => void actions.act({ type: 'starred', on: !starred.starred }, [starred])}
                />
              ))}
            </Rows>
          </QueryPage>
        )}
        <MailOverlay overlay={state.overlay} settings={page.settings} nav={nav} onShow={(overlay) => move({ overlay })} />
        <ConfirmDialog tone="critical" {...actions.forEver.dialog} />
      </ListDetail>
    </Panes>
  );
}

/** Shown instead of the list when the address names a label that never existed, or was just deleted. */
function FolderNotFound({ href }: { href: string }) {
  const { t } = useTranslation('mailbox');
  return (
    <EmptyState illustration="map" title={t('gone.title')} action={<ButtonLink href={href}>{t('noPlace.inbox')}</ButtonLink>}>
      {t('noPlace.text')}
    </EmptyState>
  );
}

/** The overlay that the address names. */
function MailOverlay({ overlay, settings, nav, onShow }: MailOverlayProps) {
  const { t } = useTranslation('mailbox');
  const close = () => onShow(null);
  if (overlay === 'labels') return <LabelsDialog onClose={close} />;
  if (overlay === 'settings') {
    return settings ? <MailSettings settings={settings} onLabels={() => onShow('labels')} onClose={close} /> : null;
  }
  return (
    <Drawer
      open={overlay === 'folders'}
      onOpenChange={(open) => !open && close()}
      side="start"
      title={t('folders.label')}
      closeLabel={t('close')}
    >
      {nav}
    </Drawer>
  );
}

interface MailOverlayProps {
  overlay: Overlay | null;
  settings: MailboxSettings | undefined;
  /** The folder navigation. */
  nav: ReactNode;
  onShow: (overlay: Overlay | null) => void;
}
