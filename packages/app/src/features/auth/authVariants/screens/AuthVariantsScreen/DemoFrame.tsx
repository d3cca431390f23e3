import { createContext, type RefObject, use, useEffect, useRef } from 'react';
import { LayoutVariantFrame } from '#shared/layoutVariants/LayoutVariantFrame';
import type { LayoutVariant } from '#shared/layoutVariants/model/layoutVariants';
import type { AuthFrameProps } from '#features/auth/components/authEnvironment';
import { Heading, Lead, TextBlock } from './DemoFrame.styles';

/** How the example is shown. */
interface Demo {
  variant: LayoutVariant;
  /**
   * Whether the next page takes the focus, because the pressed control disappeared with the last page. False after a choice
   * outside of it.
   */
  takesFocusRef: RefObject<boolean>;
}

export const DemoContext = createContext<Demo>({ variant: 'split-screen', takesFocusRef: { current: false } });

/** An auth page as an example within another page: its title is a heading below that page's. */
export function DemoFrame({ title, lead, scene, children }: AuthFrameProps) {
  const { variant, takesFocusRef } = use(DemoContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocusRef.current) heading.current?.focus();
    takesFocusRef.current = true;
  }, [takesFocusRef]);
  return (
    <LayoutVariantFrame variant={variant} scene={scene}>
      <TextBlock>
        <div>
          <Heading ref={heading} id="page-title" tabIndex={-1}>
            {title}
          </Heading>
          {lead && <Lead>{lead}</Lead>}
        </div>
        {children}
      </TextBlock>
    </LayoutVariantFrame>
  );
}
