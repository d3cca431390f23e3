import { choiceParam, openParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';
import { useListAddress } from '#shared/list/useListAddress';

interface BoardsState {
  show: 'archived' | null;
  /** `new`, the id of a board, or `null` while no form is open. */
  open: string | null;
}

const boardsAddress = listAddress<BoardsState>({ show: choiceParam(['archived'], null), open: openParam('board') });

/** The state of the boards page, from its URL: `?show=archived`, `?board=new` or the id of the board that is edited. */
export function useBoardsState() {
  const { state, move } = useListAddress(boardsAddress);
  return {
    isArchive: state.show === 'archived',
    showArchive: (isArchive: boolean) => move({ show: isArchive ? 'archived' : null }),
    open: state.open,
    setOpen: (open: string | null) => move({ open }),
  };
}
