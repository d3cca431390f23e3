import { useEffect } from 'react';
import { cancelHeldCards, useHeldCards } from '#features/scrumboard/api/actions/limitGate';
import { OverLimitDialog } from '#features/scrumboard/components/OverLimitDialog/OverLimitDialog';

/**
 * Asks for the reason when cards are held at a list whose limit blocks. Mounted once in each screen that moves or adds cards.
 */
export function LimitGate() {
  const held = useHeldCards();
  useEffect(() => cancelHeldCards, []);
  if (!held) return null;
  const { list, count, arriving, answer } = held;
  return (
    <OverLimitDialog
      list={list.title}
      limit={list.wip.limit}
      count={count}
      arriving={arriving}
      onConfirm={answer}
      onCancel={() => answer(null)}
    />
  );
}
