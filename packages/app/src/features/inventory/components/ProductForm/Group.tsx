import { type ReactNode, useId } from 'react';
import { GroupHead, GroupRoot, GroupTitle } from './ProductForm.styles';

/** Fields that belong together, under a small heading that names the group for screen readers too. */
export function Group({ title, actions, children }: GroupFrameProps) {
  const id = useId();
  return (
    <GroupRoot role="group" aria-labelledby={id}>
      <GroupHead>
        <GroupTitle id={id}>{title}</GroupTitle>
        {actions}
      </GroupHead>
      {children}
    </GroupRoot>
  );
}

export interface GroupFrameProps {
  title: string;
  /** Beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}
