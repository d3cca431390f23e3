import type { ReactNode, Ref } from 'react';
import { DismissButton } from '../overlay/DismissButton';
import { Actions, Body, Close, Description, Foot, FrameRoot, Head, Title, TitleBlock, Toolbar } from './PanelFrame.styles';

/**
 * The frame in a popover of size `panel` or `dock`: a title with its actions, a part that scrolls, and one that stays under it.
 * Renders an
 * `h2`; the cross is there where the panel takes the whole window and nothing is left to press beside it.
 */
export function PanelFrame({
  title,
  description,
  descriptionId,
  start,
  actions,
  toolbar,
  footer,
  closeLabel,
  onClose,
  alwaysClose = false,
  titleRef,
  bodyRef,
  children,
}: PanelFrameProps) {
  return (
    <FrameRoot>
      <Head>
        {start}
        <TitleBlock>
          <Title ref={titleRef} tabIndex={-1}>
            {title}
          </Title>
          {description && <Description id={descriptionId}>{description}</Description>}
        </TitleBlock>
        <Actions>
          {actions}
          <Close data-always={alwaysClose || undefined}>
            <DismissButton label={closeLabel} onPress={onClose} />
          </Close>
        </Actions>
      </Head>
      {toolbar && <Toolbar>{toolbar}</Toolbar>}
      <Body ref={bodyRef}>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </FrameRoot>
  );
}

export interface PanelFrameProps {
  title: string;
  /** One line under the title: how many, from whom. Hand its id to the popover's `describedBy`. */
  description?: ReactNode;
  descriptionId?: string;
  /** Before the title: a way back, a picture. */
  start?: ReactNode;
  /** At the right of the title: icon buttons. */
  actions?: ReactNode;
  /** Between title and content: a filter. */
  toolbar?: ReactNode;
  /** Stays in sight under what scrolls. */
  footer?: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** The cross is there on every screen. @default false */
  alwaysClose?: boolean;
  /** The heading can take the focus when what had it is gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  bodyRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}
