import { Heading, Inline } from '@stockroom/ui';
import { type ReactNode, useId } from 'react';
import { GroupRoot } from './ProductForm.styles';

/** Related fields under a small heading, which names the group for screen readers too. */
export function Group({ title, actions, children }: GroupFrameProps) {
  const id = useId();
  return (
    <GroupRoot role="group" aria-labelledby={id}>
      <Inline justify="between">
        <Heading level={3} id={id}>
          {title}
        </Heading>
        {actions}
      </Inline>
      {children}
    </GroupRoot>
  );
}

export interface GroupFrameProps {
  title: string;
  /** Actions beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}
