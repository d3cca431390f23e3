import { Button, IconButton, Menu, TabList } from '@stockroom/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { type ColumnId, columnsToAddress, DEFAULT_COLUMNS } from '../../model/list/columns';
import { inventoryAddress, type ListState } from '../../model/list/listState';
import { isSameScope, scopeOf } from '../model/savedView';
import { Bar } from './ViewBar.styles';
import { useViews } from './useViews';
import { ViewNameDialog } from './ViewNameDialog';

/** The views that a person saved, each a tab, and what keeps the list as it is shown as another one. */
export function ViewBar({ state, columns, go }: ViewBarProps) {
  const { t } = useTranslation('views');
  const { views, save, rename, update, remove } = useViews();
  const barRef = useRef<HTMLDivElement>(null);
  const isSaved = useRef(false);
  const shown = scopeOf(state, columnsToAddress(columns));
  const chosen = views.find(({ id }) => id === state.view);
  const isChanged = !isSameScope(shown, chosen ?? BARE);
  const isAll = isSameScope(scopeOf(state, state.columns), ALL);
  const showDialog = (dialog: ListState['dialog']) => go((now) => ({ ...now, dialog }));

  const pick = (id: string) => {
    const view = views.find((each) => each.id === id);
    const { columns: asked, search, filters, sort, order } = view ?? ALL;
    go((now) => ({
      ...inventoryAddress.move(now, { search, filters, sort, order }),
      columns: asked,
      view: view?.id ?? null,
    }));
  };
  // The button that saved it is gone with the saving.
  useEffect(() => {
    if (!isSaved.current || state.dialog !== null) return;
    isSaved.current = false;
    barRef.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, [state.dialog]);

  const isRenaming = state.dialog === 'rename-view' && chosen !== undefined;
  if (views.length === 0 && !isSavable(state, isChanged) && state.dialog !== 'save-view') return null;
  return (
    <Bar ref={barRef}>
      <TabList
        label={t('label')}
        value={chosen?.id ?? (isAll ? ALL_ID : '')}
        tabs={[
          { id: ALL_ID, label: t('all') },
          ...views.map(({ id, name }) => ({
            id,
            label: name,
            badge: id === chosen?.id && isChanged ? t('changed') : undefined,
          })),
        ]}
        onChange={pick}
      />
      {chosen && (
        <Menu
          trigger={<IconButton icon="more" size="sm" label={t('more', { name: chosen.name })} />}
          label={t('more', { name: chosen.name })}
          placement="bottom start"
          items={[
            ...(isChanged ? [{ id: 'update', label: t('update'), onSelect: () => update(chosen, shown) }] : []),
            { id: 'rename', label: t('rename'), onSelect: () => showDialog('rename-view') },
            {
              id: 'delete',
              label: t('delete'),
              tone: 'critical' as const,
              onSelect: () => {
                go((now) => ({ ...now, view: null }));
                remove(chosen);
              },
            },
          ]}
        />
      )}
      {isChanged && (
        <Button size="sm" variant="quiet" icon="bookmark" onPress={() => showDialog('save-view')}>
          {t('save')}
        </Button>
      )}
      {(state.dialog === 'save-view' || isRenaming) && (
        <ViewNameDialog
          key={state.dialog}
          view={isRenaming ? chosen : null}
          others={views.filter((view) => !isRenaming || view !== chosen).map(({ name }) => name)}
          onClose={() => showDialog(null)}
          onName={(name) => {
            if (isRenaming) {
              rename({ ...chosen, name });
              showDialog(null);
            } else {
              const { id, columns: kept } = save(name, shown);
              isSaved.current = true;
              go((now) => ({ ...now, dialog: null, view: id, columns: kept }));
            }
          }}
        />
      )}
    </Bar>
  );
}

/** No view's id: those are made by the browser. */
const ALL_ID = 'all';
/** A bare address's list, without a view: in the columns that this person likes. */
const ALL = { ...scopeOf(inventoryAddress.fallback, ''), id: ALL_ID };
const BARE = scopeOf(inventoryAddress.fallback, columnsToAddress(DEFAULT_COLUMNS));

/** A search alone is looked up and gone: nobody is asked to keep it. */
const isSavable = ({ search }: ListState, isChanged: boolean) => isChanged && search === '';

export interface ViewBarProps {
  state: ListState;
  /** The columns that are shown. */
  columns: readonly ColumnId[];
  go: (change: (now: ListState) => ListState) => void;
}
