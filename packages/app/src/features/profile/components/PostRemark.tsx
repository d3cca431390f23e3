import type { PostComment } from '@stockroom/contract';
import { IconButton } from '@stockroom/ui';
import type { ReactNode } from 'react';
import { ByLine } from './ByLine';
import { TypedText } from './profile.styles';

/** A comment or a reply in its list: author, text as typed, and replies. The user's own can be deleted. */
export function PostRemark({ remark, deleteLabel, onDelete, children }: PostRemarkProps) {
  const { id, by, at, text, isMine } = remark;
  return (
    <li>
      <ByLine
        by={by}
        at={at}
        action={isMine && <IconButton size="sm" icon="delete" label={deleteLabel} onPress={() => onDelete(id)} />}
      />
      <TypedText>{text}</TypedText>
      {children}
    </li>
  );
}

export interface PostRemarkProps {
  remark: PostComment;
  deleteLabel: string;
  onDelete: (id: string) => void;
  /** Content below the text. */
  children?: ReactNode;
}
