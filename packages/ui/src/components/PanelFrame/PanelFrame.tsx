import type { ReactNode, Ref } from 'react';
import { DismissButton } from '../overlay/DismissButton';
import { Actions, Body, Close, Description, Foot, FrameRoot, Head, Title, TitleBlock, Toolbar } from './PanelFrame.styles';

/**
 * The frame in a popover of size `panel` or `dock`: a title with its actions, a scrolling part, and a fixed footer. Renders an
 * `h2`; the close button is there where the panel covers the whole window and leaves nothing outside to press.
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
  /** One line under the title: how many, from whom. Pass its id to the popover's `describedBy`. */
  description?: ReactNode;
  descriptionId?: string;
  /** Content before the title: a back button, a picture. */
  start?: ReactNode;
  /** Icon buttons at the right of the title. */
  actions?: ReactNode;
  /** Content between title and body: a filter. */
  toolbar?: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** Shows the close button on every screen. @default false */
  alwaysClose?: boolean;
  /** Ref of the heading, which can take the focus when the focused element is removed. */
  titleRef?: Ref<HTMLHeadingElement>;
  bodyRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}
