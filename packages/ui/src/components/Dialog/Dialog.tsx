import { useId, type ReactNode } from 'react';
import { DismissButton } from '../overlay/DismissButton';
import { Body, Description, Foot, Head, Panel, Scrim, Surface, Title } from './Dialog.styles';
import type { DialogSize } from './types';

/**
 * Asks for one thing before the page goes on. Renders a modal `dialog` over a scrim; the focus stays inside and goes back to
 * where it was. Escape, the cross and a press outside close it.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
  closeLabel,
  dismissable = true,
}: DialogProps) {
  const descriptionId = useId();
  return (
    <Scrim isOpen={open} onOpenChange={onOpenChange} isDismissable={dismissable}>
      <Panel data-size={size}>
        <Surface aria-describedby={description ? descriptionId : undefined}>
          <Head>
            <Title slot="title">{title}</Title>
            <DismissButton label={closeLabel} onPress={() => onOpenChange(false)} />
          </Head>
          <Body>
            {description && <Description id={descriptionId}>{description}</Description>}
            {children}
          </Body>
          {footer && <Foot>{footer}</Foot>}
        </Surface>
      </Panel>
    </Scrim>
  );
}

export interface DialogProps {
  open: boolean;
  /** Called with `false` when the person closes it. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Read out with the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** Width on wide screens: 440, 560 or 880 px. On phones it takes the whole width. @default 'md' */
  size?: DialogSize;
  /** Name of the cross. */
  closeLabel: string;
  /** Whether a press outside closes it: not where something typed would be lost. @default true */
  dismissable?: boolean;
}
