import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Body, Description } from './Modal.styles';

/** The scrolling part of a dialog. The keyboard reaches it where it scrolls, which Safari does not do by itself. */
export function ModalBody({ descriptionId, description, children }: ModalBodyProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const body = ref.current;
    if (!body) return undefined;
    const measure = () => setScrolls(body.scrollHeight > body.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(body);
    for (const child of body.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <Body ref={ref} tabIndex={scrolls ? 0 : undefined}>
      {description && <Description id={descriptionId}>{description}</Description>}
      {children}
    </Body>
  );
}

interface ModalBodyProps {
  descriptionId: string;
  description?: ReactNode;
  children?: ReactNode;
}
