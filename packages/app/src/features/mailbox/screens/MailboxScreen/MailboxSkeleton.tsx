import { Skeleton, VisuallyHidden, Stack } from '@stockroom/ui';

/** The outline of the list, or of a mail, while it loads. */
export function MailboxSkeleton({ label, rows = 10 }: { label: string; rows?: number }) {
  return (
    <Stack gap={2} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, at) => (
        <Skeleton key={at} shape="rect" height={56} />
      ))}
    </Stack>
  );
}
