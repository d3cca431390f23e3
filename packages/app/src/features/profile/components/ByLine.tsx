import type { Post } from '@stockroom/contract';
import { Avatar, Text } from '@stockroom/ui';
import type { ReactNode } from 'react';
import { useFormat } from '#shared/format/useFormat';
import { safeImage } from '#shared/links/safeImage';
import { Head, Name } from './profile.styles';

/** Author and time of a text, with its action. */
export function ByLine({ by, at, action }: { by: Post['by']; at: string; action: ReactNode }) {
  const format = useFormat();
  return (
    <Head>
      <Avatar decorative name={by.name} src={safeImage(by.avatar)} size={32} />
      <div>
        <Name>{by.name}</Name>
        <Text font="small" tone="muted" as="span">
          <time dateTime={at}>{format.date(at, { time: true })}</time>
        </Text>
      </div>
      {action}
    </Head>
  );
}
