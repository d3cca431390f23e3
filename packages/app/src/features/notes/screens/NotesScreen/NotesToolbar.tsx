import type { NoteLabel } from '@stockroom/contract';
import { Button, Popover, Select } from '@stockroom/ui';
import { NotesNav } from '#features/notes/components/NotesNav/NotesNav';
import { NOTE_SORTS, type NotesState } from '#features/notes/model/noteAddress';
import type { NotesView } from '#features/notes/model/shownNotes';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SearchBox } from '#shared/list/SearchBox';
import { NavInside, Tools, ToolsNav, ToolsSearch, ToolsSort } from './NotesScreen.styles';

/** Searches and sorts the notes; where the navigation does not fit beside them, it also leads to archive, trash and labels. */
export function NotesToolbar({ state, view, viewName, labels, query, onMove }: NotesToolbarProps) {
  const { t } = useTranslation('notes');
  return (
    <Tools>
      <ToolsNav>
        <Popover
          label={t('nav.label')}
          trigger={
            <Button icon="menu" fullWidth>
              {viewName}
            </Button>
          }
        >
          {(close) => (
            <NavInside>
              <NotesNav
                view={view}
                labels={labels}
                query={query}
                onEditLabels={() => {
                  close();
                  onMove({ overlay: 'labels' });
                }}
                onGo={close}
              />
            </NavInside>
          )}
        </Popover>
      </ToolsNav>
      <ToolsSearch>
        <SearchBox
          search={state.search}
          labels={{ label: t('search.label'), placeholder: t('search.placeholder'), clear: t('search.clear') }}
          onSearch={(search) => onMove({ search })}
        />
      </ToolsSearch>
      {view.kind !== 'trash' && (
        <ToolsSort>
          <Select
            label={t('sort.label')}
            hideLabel
            value={state.sort}
            options={NOTE_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
            onChange={(sort) => onMove({ sort })}
          />
        </ToolsSort>
      )}
    </Tools>
  );
}

export interface NotesToolbarProps {
  state: Pick<NotesState, 'search' | 'sort'>;
  view: NotesView;
  viewName: string;
  labels: readonly NoteLabel[];
  /** The part of the address that stays when the user navigates. */
  query: string;
  onMove: (change: Partial<NotesState>) => void;
}
