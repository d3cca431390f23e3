import { IconButton, Menu, Select, Inline } from '@stockroom/ui';
import { FILE_SORTS, type FilesState } from '#features/fileManager/model/fileAddress';
import { FILE_KINDS, type FileKind } from '#features/fileManager/model/fileKind';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SearchBox } from '#shared/list/SearchBox';
import { Tools, ToolsKind } from './FilesScreen.styles';

/** Search, kind filter, sort order and view of the files. */
export function FilesToolbar({ state, onMove }: FilesToolbarProps) {
  const { t } = useTranslation('fileManager');
  return (
    <Tools>
      <SearchBox
        search={state.search}
        labels={{ label: t('search.label'), placeholder: t('search.placeholder'), clear: t('search.clear') }}
        onSearch={(search) => onMove({ search, list: null, details: null })}
      />
      <ToolsKind>
        <Select<FileKind | 'all'>
          label={t('kind.label')}
          hideLabel
          value={state.kind ?? 'all'}
          options={[{ value: 'all', label: t('kind.all') }, ...FILE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))]}
          onChange={(kind) => onMove({ kind: kind === 'all' ? null : kind })}
        />
      </ToolsKind>
      <Inline gap={1} wrap={false}>
        <Menu
          label={t('sort.label')}
          trigger={<IconButton icon="sort" variant="secondary" label={t('sort.label')} />}
          items={[
            {
              type: 'section',
              title: t('sort.label'),
              choice: 'one',
              items: FILE_SORTS.map((sort) => ({
                id: sort,
                label: t(`sort.${sort}`),
                checked: state.sort === sort,
                onSelect: () => onMove({ sort }),
              })),
            },
            {
              type: 'section',
              title: t('sort.order'),
              choice: 'one',
              items: (['asc', 'desc'] as const).map((order) => ({
                id: order,
                label: t(`sort.${order}`),
                checked: state.order === order,
                onSelect: () => onMove({ order }),
              })),
            },
          ]}
        />
        <IconButton
          icon="menu"
          variant="secondary"
          label={t('view.list')}
          pressed={state.view === 'list'}
          onPress={() => onMove({ view: 'list' })}
        />
        <IconButton
          icon="dashboard"
          variant="secondary"
          label={t('view.tiles')}
          pressed={state.view === 'tiles'}
          onPress={() => onMove({ view: 'tiles' })}
        />
      </Inline>
    </Tools>
  );
}

export interface FilesToolbarProps {
  state: FilesState;
  onMove: (change: Partial<FilesState>) => void;
}
