import type { ListHandle } from '#features/scrumboard/components/ListColumn/useCardWindow';

/** Refs to the handles of a board's lists, by id; each list gets the same ref every time. */
export function createListHandles() {
  const handles = new Map<string, ListHandle>();
  const refs = new Map<string, (handle: ListHandle | null) => void>();
  return {
    of: (listId: string): ListHandle | undefined => handles.get(listId),
    refOf(listId: string) {
      const known =
        refs.get(listId) ??
        ((handle: ListHandle | null) => {
          if (handle) handles.set(listId, handle);
          else handles.delete(listId);
        });
      refs.set(listId, known);
      return known;
    },
  };
}

export type ListHandles = ReturnType<typeof createListHandles>;
