import '@stockroom/ui/panel-icons';
import { Button, EmptyState, IconButton, PanelFrame, Skeleton } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { shortcutsQuery } from '#features/shortcuts/api/shortcutsQuery';
import { ShortcutGrid } from '#features/shortcuts/components/ShortcutGrid';
import { Buttons, Hint, TilesPlaceholder } from '#features/shortcuts/components/shortcuts.styles';
import { useTranslation } from '#shared/i18n/useTranslation';
import { LeaveDialog } from '#shared/leaveGuard/LeaveDialog';
import { QueryPage } from '#shared/query/QueryPage';
import { FORM_ID, ShortcutForm } from './ShortcutForm';
import { useShortcuts } from './useShortcuts';

/** The shortcuts panel: links, arranging mode and edit form. */
export function ShortcutsPanel({ mayCloseRef, onClose, onLeave }: ShortcutsPanelProps) {
  const { t } = useTranslation(['shortcuts', 'common']);
  const query = useQuery(shortcutsQuery());
  const { data } = query;
  const { state, send, submit, move, change } = useShortcuts(mayCloseRef);
  const { shortcut, draft, attempts } = state.context;
  const isForm = state.hasTag('form');
  const isArranging = state.matches('arranging');
  const heading = useRef<HTMLHeadingElement>(null);
  const wasForm = useRef(isForm);
  useEffect(() => {
    // The focus was in the form, which has been removed.
    if (wasForm.current && !isForm) heading.current?.focus();
    wasForm.current = isForm;
  }, [isForm]);
  const add = () => send({ type: 'form.opened', shortcut: null });

  if (isForm) {
    const title = t(shortcut ? 'editTitle' : 'addTitle');
    const what = shortcut ? t('unsaved', { label: shortcut.label }) : t('unsavedNew');
    return (
      <PanelFrame
        title={title}
        start={<IconButton icon="back" label={t('cancel')} onPress={() => send({ type: 'form.left' })} />}
        closeLabel={t('common:close')}
        onClose={onClose}
        footer={
          <Buttons>
            {shortcut && (
              <Button icon="delete" variant="quiet" onPress={() => send({ type: 'shortcut.deleted' })}>
                {t('delete')}
              </Button>
            )}
            <Button type="submit" form={FORM_ID} variant="primary">
              {t(shortcut ? 'save' : 'addSave')}
            </Button>
          </Buttons>
        }
      >
        <ShortcutForm draft={draft} attempts={attempts} label={title} onChange={change} onSubmit={submit} />
        <LeaveDialog
          subject={what}
          guard={{
            isAsking: state.hasTag('asking'),
            isSaving: false,
            save: async () => submit(),
            discard: () => send({ type: 'leave.discarded' }),
            stay: () => send({ type: 'leave.stayed' }),
          }}
        />
      </PanelFrame>
    );
  }

  return (
    <PanelFrame
      title={t('title')}
      titleRef={heading}
      closeLabel={t('common:close')}
      onClose={onClose}
      actions={
        data && (
          <>
            {data.length > 0 && (
              <IconButton
                icon={isArranging ? 'check' : 'edit'}
                label={t(isArranging ? 'done' : 'edit')}
                onPress={() => send({ type: isArranging ? 'arrange.ended' : 'arrange.started' })}
              />
            )}
            <IconButton icon="add" label={t('add')} onPress={add} />
          </>
        )
      }
    >
      <QueryPage
        query={query}
        count={data?.length ?? 0}
        labels={{ stale: t('stale'), failed: t('failed') }}
        level={3}
        waiting={
          <TilesPlaceholder role="status" aria-label={t('common:loading')}>
            {['a', 'b', 'c', 'd'].map((key) => (
              <Skeleton key={key} shape="rect" height={120} />
            ))}
          </TilesPlaceholder>
        }
        empty={
          <EmptyState level={3} illustration="map" title={t('empty')} action={<Button onPress={add}>{t('add')}</Button>}>
            {t('emptyText')}
          </EmptyState>
        }
      >
        {isArranging && <Hint>{t('arranging')}</Hint>}
        <ShortcutGrid
          shortcuts={data ?? []}
          isArranging={isArranging}
          onOpen={onLeave}
          onEdit={(each) => send({ type: 'form.opened', shortcut: each })}
          onMove={move}
        />
      </QueryPage>
    </PanelFrame>
  );
}

export interface ShortcutsPanelProps {
  /** Receives the function that says whether the panel may close now. */
  mayCloseRef: RefObject<(() => boolean) | null>;
  /** Called when the user closes the panel, after the question about unsaved text. */
  onClose: () => void;
  /** Called when a shortcut was followed. */
  onLeave: () => void;
}
