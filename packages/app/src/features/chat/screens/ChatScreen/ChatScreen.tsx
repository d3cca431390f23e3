import '@stockroom/ui/panel-icons';
import { chatNotFound } from '@stockroom/contract';
import { breakpoints, Button, ButtonLink, EmptyState, isComposing } from '@stockroom/ui';
import { useEffect, useRef, useState } from 'react';
import { useChatWrites } from '#features/chat/api/useChatWrites';
import { useFormat } from '#shared/format/useFormat';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useMediaQuery } from '#shared/hooks/useMediaQuery';
import { whenIdle } from '#shared/hooks/whenIdle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { ListDetail } from '#shared/list/ListDetail/ListDetail';
import { SearchBox } from '#shared/list/SearchBox';
import { QueryPage } from '#shared/query/QueryPage';
import { lazyPart } from '#shared/routing/lazyPart';
import { useScrollMemory } from '#shared/routing/useScrollMemory';
import { useForwarding } from '../parts/useForwarding';
import { ChatHeader } from './ChatHeader';
import { Beside } from './ChatInfo.styles';
import { ChatList } from './ChatList';
import { ChatPane } from './ChatPane';
import { ListBody, Toolbar } from './ChatScreen.styles';
import { ChatsSkeleton } from './ChatsSkeleton';
import { useChatPage } from './useChatPage';

const ChatInfoBeside = lazyPart('chat-info', () => import('./overlays/ChatInfo').then((module) => module.ChatInfoBeside));
const ChatOverlays = lazyPart('chat-overlays', () => import('./ChatOverlays').then((module) => module.ChatOverlays));

/** The conversations, their messages, and the box to reply. */
export function ChatScreen() {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const page = useChatPage();
  const { query, state, openId, open, shown, found, hrefOf, go, move } = page;
  const writes = useChatWrites();
  const forwarding = useForwarding();
  const [selection, setSelection] = useState<ReadonlySet<string> | null>(null);
  const isWide = useMediaQuery(`(min-width: ${breakpoints.lg}px)`);
  const isBeside = isWide && state.overlay === 'info';
  const who = useRef<HTMLButtonElement>(null);
  const listRef = useScrollMemory('chats');
  const closed = useRef(false);
  useEffect(() => {
    if (!isBeside && closed.current) who.current?.focus();
    closed.current = false;
  }, [isBeside]);
  const closeInfo = () => {
    closed.current = true;
    move({ overlay: null });
  };
  const isArchive = state.overlay === 'archived';
  const name = open && (open.contact.name.trim() || t('nameless'));
  useDocumentTitle(name ?? t('page'));
  const isThere = query.data !== undefined;
  useEffect(() => {
    if (isThere) void whenIdle().then(ChatOverlays.preload);
  }, [isThere]);
  // A selection belongs to one conversation.
  const [selectedIn, setSelectedIn] = useState(openId);
  if (selectedIn !== openId) {
    setSelectedIn(openId);
    setSelection(null);
  }

  return (
    <ListDetail
      header={<ChatHeader onShow={(overlay) => move({ overlay })} />}
      ids={shown.map(({ id }) => id)}
      open={query.isLoadingError ? null : openId}
      hrefOf={hrefOf}
      size="lg"
      detailLabel={name ?? t('page')}
      blank={
        openId === null && (
          <EmptyState illustration="box" title={t('choose.title')}>
            {t('choose.text')}
          </EmptyState>
        )
      }
      detail={
        open ? (
          <Beside
            role="presentation"
            onKeyDown={(event) => {
              if (!isBeside || event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
              // Escape closes the side panel first; the conversation stays.
              event.preventDefault();
              closeInfo();
            }}
          >
            <ChatPane
              key={open.id}
              chat={open}
              state={state}
              backHref={hrefOf(null)}
              contactRef={who}
              isInfoShown={isWide ? isBeside : undefined}
              writes={writes}
              selection={selection}
              onSelection={setSelection}
              onForward={forwarding.forward}
              onMove={move}
              onRemove={() => {
                go(null);
                void writes.remove(open, () => go(open.id));
              }}
            />
            {isBeside && <ChatInfoBeside chat={open} onEdit={() => move({ overlay: 'edit-group' })} onClose={closeInfo} />}
          </Beside>
        ) : isThere && openId !== null ? (
          <EmptyState
            illustration="map"
            title={t('notFoundTitle')}
            action={<ButtonLink href={hrefOf(null)}>{t('back')}</ButtonLink>}
          >
            {chatNotFound(openId).error} {t('notFound')}
          </EmptyState>
        ) : (
          <ChatsSkeleton />
        )
      }
    >
      <Toolbar>
        <SearchBox
          search={state.search}
          labels={{ label: t('search.label'), placeholder: t('search.placeholder'), clear: t('search.clear') }}
          onSearch={(search) => move({ search })}
        />
      </Toolbar>
      <ListBody ref={listRef}>
        <QueryPage
          query={query}
          count={shown.length + found.messages.length}
          isFiltered={state.search !== '' || isArchive}
          labels={{ failed: t('failed'), stale: t('stale') }}
          waiting={<ChatsSkeleton />}
          noMatch={
            isArchive && state.search === '' ? (
              <EmptyState
                title={t('archive.empty')}
                action={<Button onPress={() => move({ overlay: null })}>{t('archive.leave')}</Button>}
              >
                {t('archive.emptyText')}
              </EmptyState>
            ) : (
              <EmptyState
                illustration="search"
                title={t('search.none')}
                action={<Button onPress={() => move({ search: '' })}>{t('search.clear')}</Button>}
              >
                {t('search.noneText')}
              </EmptyState>
            )
          }
          empty={
            <EmptyState
              illustration="box"
              title={t('empty')}
              action={<Button onPress={() => move({ overlay: 'new' })}>{t('newChat')}</Button>}
            >
              {t('emptyText')}
            </EmptyState>
          }
        >
          <ChatList
            chats={shown}
            found={found}
            search={state.search}
            openId={openId}
            hrefOf={page.hrefOf}
            messageHref={page.messageHref}
            isArchive={isArchive}
            onLeaveArchive={() => move({ overlay: null })}
            locale={format.locale}
          />
        </QueryPage>
      </ListBody>
      {state.overlay !== null && !isArchive && !(isBeside && open) && (
        <ChatOverlays
          overlay={state.overlay}
          chat={open}
          chats={query.data ?? []}
          page={page}
          onClose={() => move({ overlay: null })}
        />
      )}
      {forwarding.dialog}
    </ListDetail>
  );
}
