import type { TitlePart } from '../../model/markedParts';
import { Title } from './TaskRows.styles';

/** A row's title, with what a search found in it. */
export function RowTitle({ title, shown, parts, isDone = false, isSection = false }: RowTitleProps) {
  return (
    <Title data-done={isDone || undefined} data-section={isSection || undefined} data-empty={title === '' || undefined}>
      {parts ? parts.map(({ key, text, isMarked }) => (isMarked ? <mark key={key}>{text}</mark> : text)) : shown}
    </Title>
  );
}

interface RowTitleProps {
  title: string;
  /** The same, or what stands for none. */
  shown: string;
  parts: readonly TitlePart[] | undefined;
  isDone?: boolean;
  isSection?: boolean;
}
