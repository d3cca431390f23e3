import { useSearchParams } from 'react-router-dom';

/** What the boards page shows, as its address says: `?show=archived`, `?board=new` or the id of the board that is edited. */
export function useBoardsState() {
  const [search, setSearch] = useSearchParams();
  const put = (key: string, value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(key);
        else next.set(key, value);
        return next;
      },
      { preventScrollReset: true },
    );
  return {
    isArchive: search.get('show') === 'archived',
    showArchive: (isArchive: boolean) => put('show', isArchive ? 'archived' : null),
    /** `new`, the id of a board, or `null` while no form is open. */
    open: search.get('board'),
    setOpen: (board: string | null) => put('board', board),
  };
}
