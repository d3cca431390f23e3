import type { NoteTask } from '@stockroom/contract';

/**
 * Merges two people's changes to one checklist: lines that either added, ticked, moved or removed are kept so. Where both
 * edited the same line, both versions stay; a line that one removed and the other edited stays too.
 */
export function joinTasks(base: NoteTask[], mine: NoteTask[], theirs: NoteTask[]): NoteTask[] {
  const baseOf = new Map(base.map((task) => [task.id, task]));
  const theirsOf = new Map(theirs.map((task) => [task.id, task]));
  const mineIds = new Set(mine.map(({ id }) => id));
  const joined = mine.flatMap((task) => joinTask(baseOf.get(task.id), task, theirsOf.get(task.id)));
  // A line that they added, or edited while it was deleted here, comes after the line that it followed.
  theirs.forEach((task, at) => {
    if (mineIds.has(task.id)) return;
    const before = baseOf.get(task.id);
    if (before && before.content === task.content) return;
    const previous = theirs
      .slice(0, at)
      .toReversed()
      .find(({ id }) => joined.some((each) => each.id === id));
    joined.splice(previous ? joined.findIndex(({ id }) => id === previous.id) + 1 : 0, 0, task);
  });
  return joined;
}

function joinTask(base: NoteTask | undefined, mine: NoteTask, theirs: NoteTask | undefined): NoteTask[] {
  if (!base) return [mine];
  if (!theirs) return base.content === mine.content ? [] : [mine];
  const pick = <Key extends keyof NoteTask>(key: Key): NoteTask[Key] => (mine[key] === base[key] ? theirs[key] : mine[key]);
  const task = { ...mine, content: pick('content'), completed: pick('completed'), indented: pick('indented') };
  const isApart = mine.content !== base.content && theirs.content !== base.content && mine.content !== theirs.content;
  // The new id is the same in both tabs, so that the line is added once.
  return isApart ? [task, { ...theirs, id: `${theirs.id}~`, completed: task.completed }] : [task];
}
