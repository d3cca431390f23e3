import { ATTACHMENT_BYTES, MAIL_LIMITS } from '@stockroom/contract';
import { Button, ConfirmDialog, IconButton, TextField, isComposing, useFileDrop } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { peopleQuery } from '#features/mailbox/api/composeCalls';
import { uploadAttachment } from '#features/mailbox/api/mailCalls';
import { RecipientsField } from '#features/mailbox/components/RecipientsField/RecipientsField';
import { composer } from '#features/mailbox/compose/composer';
import { type ComposeWarning, findComposeWarnings, problemsOf, RECIPIENT_FIELDS } from '#features/mailbox/model/composeDraft';
import { plainName } from '#features/mailbox/model/mailText';
import { announce } from '#shared/announce/announce';
import { Attachments } from '#shared/attachments/Attachments';
import { useUploads } from '#shared/attachments/useUploads';
import { useTranslation } from '#shared/i18n/useTranslation';
import { RichTextField } from '#shared/richText/RichTextField';
import { ComposeAlerts } from './ComposeAlerts';
import { Body, Fill, Foot, State, Title, Top, Window } from './ComposeDock.styles';
import type { Compose } from './useCompose';
import { useComposeEnds } from './useComposeEnds';
import { useComposeFocus } from './useComposeFocus';
import { useMailEditorTools } from './useMailEditorTools';

const LIMITS = { maxBytes: ATTACHMENT_BYTES, maxCount: MAIL_LIMITS.attachments };

/**
 * The window in which a mail is written: in the corner above the page, large, or shrunk to its title. Renders a `dialog` beside
 * which the page stays usable.
 */
export function ComposeWindow({ compose, isNew, isSmall }: ComposeWindowProps) {
  const { t } = useTranslation(['mailbox', 'common']);
  const { draft, snapshot, send, change } = compose;
  const people = useQuery(peopleQuery());
  const [isLarge, setLarge] = useState(false);
  const size = isSmall ? 'small' : isLarge ? 'large' : 'normal';
  const [more, setMore] = useState({ cc: compose.whole.cc.length > 0, bcc: compose.whole.bcc.length > 0 });
  const [isJudged, setJudged] = useState(false);
  const [warnings, setWarnings] = useState<readonly ComposeWarning[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const ends = useComposeEnds(compose);
  const uploads = useUploads({
    ...LIMITS,
    count: draft.attachments.length,
    upload: uploadAttachment,
    onUploaded: (arrived) => change({ attachments: [...draft.attachments, ...arrived] }),
  });
  const drop = useFileDrop(body, size !== 'small', uploads.add);
  const letter = useMailEditorTools(draft.content, uploads.add);
  const isAnswer = draft.references.length > 0;
  const isBusy = snapshot.matches('sending');
  // A reply has its recipients already: typing begins in its text.
  useComposeFocus({ box, body, start: isAnswer ? null : to, isNew, isSmall, isBusy });

  const problems = problemsOf(draft);
  const errorOf = (field: (typeof RECIPIENT_FIELDS)[number]) => {
    if (problems.bad.includes(field)) return isJudged ? t('compose.bad') : undefined;
    return field === 'to' && problems.nobody && isJudged ? t('compose.nobody') : undefined;
  };
  const requestSend = () => {
    // The shortcut also works while the button is disabled: unfinished uploads would be left behind.
    if (uploads.isSending) return announce(t('compose.uploading'));
    const whole = compose.takeEarlyInput();
    const { nobody, bad } = problemsOf(whole);
    setJudged(true);
    if (nobody || bad.length > 0) {
      setMore({ cc: more.cc || bad.includes('cc'), bcc: more.bcc || bad.includes('bcc') });
      to.current?.focus();
      return;
    }
    const found = findComposeWarnings(whole, compose.signature);
    if (found.length > 0) setWarnings(found);
    else send({ type: 'send.requested' });
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      requestSend();
    } else if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      composer.shrink(draft.id);
    }
  };
  const paste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    // Cells of a spreadsheet come with a picture of themselves: their text is wanted.
    if (event.defaultPrevented || files.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
    event.preventDefault();
    uploads.add([...files]);
  };
  const title = plainName(draft.subject) || t('compose.title');
  const word = stateOf(compose);
  return (
    <Window
      ref={box}
      role="dialog"
      // The page beside it stays usable, with its shortcuts.
      aria-modal={false}
      aria-label={t('compose.title')}
      data-size={size}
      tabIndex={-1}
      onKeyDown={press}
      onPaste={paste}
    >
      <Top>
        <Title>{title}</Title>
        <State role="status">{word && t(`compose.states.${word}`)}</State>
        <IconButton
          icon={size === 'small' ? 'chevronUp' : 'minus'}
          size="sm"
          label={t(size === 'small' ? 'compose.restore' : 'compose.shrink')}
          expanded={size !== 'small'}
          onPress={() => (isSmall ? composer.show : composer.shrink)(draft.id)}
        />
        {size !== 'small' && (
          <IconButton
            icon={size === 'large' ? 'fullscreenExit' : 'fullscreen'}
            size="sm"
            label={t(size === 'large' ? 'compose.smaller' : 'compose.larger')}
            onPress={() => setLarge(!isLarge)}
          />
        )}
        <IconButton icon="close" size="sm" label={t('compose.close')} onPress={ends.saveAndClose} />
      </Top>
      {size !== 'small' && (
        <>
          <Body ref={body} inert={isBusy} data-over={drop.isOver || undefined} {...drop.handlers}>
            <ComposeAlerts compose={compose} />
            {RECIPIENT_FIELDS.filter((field) => field === 'to' || more[field]).map((field) => (
              <RecipientsField
                key={field}
                label={t(`view.${field}`)}
                value={draft[field]}
                people={people.data ?? NOBODY}
                error={errorOf(field)}
                ref={field === 'to' ? to : undefined}
                typed={compose.typed[field]}
                onType={(text) => compose.type(field, text)}
                onChange={(value) => compose.address(field, value)}
              />
            ))}
            {(!more.cc || !more.bcc) && (
              <div>
                {(['cc', 'bcc'] as const)
                  .filter((field) => !more[field])
                  .map((field) => (
                    <Button key={field} size="sm" variant="quiet" icon="add" onPress={() => setMore({ ...more, [field]: true })}>
                      {t(`view.${field}`)}
                    </Button>
                  ))}
              </div>
            )}
            <TextField
              label={t('view.subject')}
              value={draft.subject}
              onChange={(subject) => change({ subject: subject.slice(0, MAIL_LIMITS.subject) })}
              autoComplete="off"
            />
            <RichTextField
              label={t('compose.text')}
              value={draft.content}
              onChange={(content) => change({ content })}
              mailTools={letter}
              takesFocus={isNew && isAnswer}
              rows={8}
            />
            <Attachments
              attachments={draft.attachments}
              uploads={uploads.uploads}
              limits={LIMITS}
              onRetry={uploads.retry}
              onRemove={(id) => {
                uploads.remove(id);
                if (draft.attachments.some((each) => each.id === id)) {
                  change({ attachments: draft.attachments.filter((each) => each.id !== id) });
                }
              }}
            />
          </Body>
          <Foot>
            <Button
              variant="primary"
              icon="send"
              loading={isBusy || uploads.isSending}
              loadingText={t(isBusy ? 'compose.sending' : 'compose.uploading')}
              onPress={requestSend}
            >
              {t('compose.send')}
            </Button>
            <IconButton icon="attach" label={t('compose.attach')} onPress={() => file.current?.click()} />
            <input
              ref={file}
              type="file"
              multiple
              tabIndex={-1}
              aria-label={t('compose.attach')}
              onChange={(event) => {
                uploads.add([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
            <Fill />
            <Button onPress={ends.save}>{t('compose.save')}</Button>
            <Button variant="quiet" icon="delete" onPress={ends.discard}>
              {t('compose.discard')}
            </Button>
          </Foot>
        </>
      )}
      <ConfirmDialog
        open={warnings.length > 0}
        onOpenChange={(open) => !open && setWarnings([])}
        title={t('compose.doubt')}
        message={warnings.map((warning) => t(`compose.doubts.${warning}`)).join(' ')}
        confirmLabel={t('compose.sendAnyway')}
        cancelLabel={t('compose.goOn')}
        onConfirm={() => {
          setWarnings([]);
          send({ type: 'send.requested' });
        }}
      />
    </Window>
  );
}

const NOBODY: string[] = [];

function stateOf({ snapshot }: Compose): 'saving' | 'saved' | 'notSaved' | 'sending' | 'notSent' | null {
  if (snapshot.matches('sending')) return 'sending';
  // Shown in the shrunk window too: a mail that waited for a connection fails without its window.
  if (snapshot.matches('failed')) return 'notSent';
  if (snapshot.matches({ editing: 'saving' })) return 'saving';
  if (snapshot.matches({ editing: 'saved' })) return 'saved';
  return snapshot.matches({ editing: 'saveFailed' }) ? 'notSaved' : null;
}

export interface ComposeWindowProps {
  compose: Compose;
  /** Whether it was begun on this page: it then takes the focus. */
  isNew: boolean;
  /** Whether only its title is shown. */
  isSmall: boolean;
}
