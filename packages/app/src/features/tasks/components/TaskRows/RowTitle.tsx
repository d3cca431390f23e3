import type { TitlePart } from '#features/tasks/model/markedParts';
import { Title } from './TaskRows.styles';

/** A row's title, with search matches highlighted. */
export function RowTitle({ title, shown, parts, isDone = false, isSection = false }: RowTitleProps) {
  return (
    <Title data-done={isDone || undefined} data-section={isSection || undefined} data-empty={title === '' || undefined}>
      {parts ? parts.map(({ key, text, isMarked }) => (isMarked ? <mark key={key}>{text}</mark> : text)) : shown}
    </Title>
  );
}

interface RowTitleProps {
  title: string;
  /** The title, or its placeholder when empty. */
  shown: string;
  parts: readonly TitlePart[] | undefined;
  isDone?: boolean;
  isSection?: boolean;
}
