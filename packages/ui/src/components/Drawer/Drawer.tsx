import { useId, type ReactNode } from 'react';
import { Body, Description, Foot, Head, Surface, Title } from '../Dialog/Dialog.styles';
import { DismissButton } from '../overlay/DismissButton';
import { Panel, Scrim } from './Drawer.styles';
import type { DrawerSide, DrawerSize } from './types';

/**
 * A page beside the page: details, filters, appearance. Renders a modal `dialog` at a side of the window, on phones over the
 * whole of it; the focus stays inside and goes back to where it was.
 */
export function Drawer({
  open,
  onOpenChange,
  side = 'end',
  size = 'sm',
  title,
  description,
  children,
  footer,
  closeLabel,
  dismissable = true,
}: DrawerProps) {
  const descriptionId = useId();
  return (
    <Scrim isOpen={open} onOpenChange={onOpenChange} isDismissable={dismissable} data-side={side}>
      <Panel data-side={side} data-size={size}>
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

export interface DrawerProps {
  open: boolean;
  /** Called with `false` when the person closes it. */
  onOpenChange: (open: boolean) => void;
  /** @default 'end' */
  side?: DrawerSide;
  /** Width: 420 or 640 px; never more than the window. @default 'sm' */
  size?: DrawerSize;
  title: string;
  /** Read out with the title. */
  description?: ReactNode;
  children: ReactNode;
  /** Buttons, the main one last. They stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** Name of the cross. */
  closeLabel: string;
  /** Whether a press outside closes it: not where something typed would be lost. @default true */
  dismissable?: boolean;
}
