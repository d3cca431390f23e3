import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { Anchor } from '../Link/LinkContext';
import { Change, Compared, Label, StatRoot, Value } from './Stat.styles';

/** A key figure: its name, its value, its change and the comparison. A link where a list shows the items counted. */
export function Stat({ label, value, size = 'md', change, compared, href, tone = 'neutral', children }: StatProps) {
  const body = (
    <>
      <Label>{label}</Label>
      <Value data-size={size} data-tone={tone}>
        {value}
      </Value>
      {(change || compared) && (
        <Compared>
          {change && (
            <Change data-tone={change.tone ?? 'neutral'}>
              {change.direction !== 'flat' && <Icon name={change.direction === 'up' ? 'arrowUp' : 'arrowDown'} size={16} />}
              {change.text}
            </Change>
          )}
          {compared}
        </Compared>
      )}
      {children}
    </>
  );
  if (href === undefined) return <StatRoot>{body}</StatRoot>;
  return (
    <StatRoot as={Anchor} href={href}>
      {body}
    </StatRoot>
  );
}

export interface StatProps {
  /** The figure's name: "Out of stock". */
  label: string;
  /** The figure, with its unit. */
  value: ReactNode;
  /** @default 'md' */
  size?: 'md' | 'lg';
  change?: {
    /** Signed, with its unit: "+4.2%". */
    text: string;
    direction: 'up' | 'down' | 'flat';
    /** Whether the change is good news. @default 'neutral' */
    tone?: 'good' | 'bad' | 'neutral';
  };
  /** The comparison, with its period: "against the 30 days before". */
  compared?: ReactNode;
  /** The address of a list of the items counted. */
  href?: string;
  /** Emphasis for figures that need attention. @default 'neutral' */
  tone?: 'neutral' | 'warning' | 'critical';
  /** Content below the figure: a `Sparkline`. */
  children?: ReactNode;
}
