import { ButtonLink, Drawer, Heading, Stack } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useBoardActions } from '#features/scrumboard/api/actions/useBoardActions';
import { peopleQuery } from '#features/scrumboard/api/scrumboardQueries';
import { useBoard } from '#features/scrumboard/api/useBoard';
import { boardPaths } from '#features/scrumboard/boardPaths';
import { BackgroundPicker } from '#features/scrumboard/components/BackgroundPicker/BackgroundPicker';
import { LabelPicker } from '#features/scrumboard/components/LabelPicker/LabelPicker';
import { MemberPicker } from '#features/scrumboard/components/MemberPicker/MemberPicker';
import { WipLimits } from '#features/scrumboard/components/WipLimits/WipLimits';
import type { BoardData } from '#features/scrumboard/model/boardData';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useIdempotentCreate } from '#shared/query/useIdempotentCreate';
import { AboutBoard } from './AboutBoard';
import { Parts } from './BoardSettings.styles';

/** A board's name, members, labels, limits and background; each is saved as it is changed. */
export function BoardSettings() {
  const { boardId = '' } = useParams();
  const { data } = useBoard(boardId);
  // The board screen reports a board that could not be loaded.
  return data ? <Settings data={data} /> : null;
}

function Settings({ data }: { data: BoardData }) {
  const { t } = useTranslation('scrumboard');
  const { search } = useLocation();
  const navigate = useNavigate();
  const { board, labels, lists, members } = data;
  const actions = useBoardActions(board.id);
  const people = useQuery(peopleQuery());
  const newLabels = useIdempotentCreate((label: string, idOf) => actions.addLabel(idOf(), label), { stays: true });
  const close = () => void navigate({ pathname: boardPaths.board(board.id), search }, { preventScrollReset: true });
  return (
    <Drawer
      open
      size="md"
      onOpenChange={(open) => !open && close()}
      title={t('settings.title', { board: board.title })}
      closeLabel={t('settings.close')}
      footer={
        <ButtonLink href={boardPaths.trash(board.id) + search} icon="delete">
          {t('settings.trash')}
        </ButtonLink>
      }
    >
      <Parts>
        <Stack as="section">
          <Heading level={3} font="title">
            {t('settings.about')}
          </Heading>
          <AboutBoard board={board} onSave={(patch) => void actions.updateBoard(patch)} />
          <BackgroundPicker value={board.background} onChange={(background) => void actions.updateBoard({ background })} />
        </Stack>
        <MemberPicker
          label={t('members.title')}
          people={people.data}
          failed={people.isError}
          onRetry={() => void people.refetch()}
          selected={members.map(({ id }) => id)}
          onToggle={(person) => {
            const isMember = members.some(({ id }) => id === person.id);
            const next = isMember ? members.filter(({ id }) => id !== person.id) : [...members, person];
            void actions.updateBoard({ members: [...next] });
          }}
        />
        <LabelPicker
          labels={labels}
          selected={[]}
          onAdd={newLabels.create}
          onChange={(id, patch) => void actions.updateLabel(id, patch)}
          onRemove={(id) => void actions.removeLabel(id)}
        />
        <Stack as="section">
          <Heading level={3} font="title">
            {t('settings.limits')}
          </Heading>
          <WipLimits lists={lists} onChange={(id, changes) => void actions.limitList(id, changes)} />
        </Stack>
      </Parts>
    </Drawer>
  );
}
