import { Badge, Text, Stack } from '@stockroom/ui';
import { isLoss } from '#features/contacts/exchange/model/problems';
import type { ReviewRow } from '#features/contacts/exchange/model/review';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { BulletList, Remark } from '../Exchange.styles';
import { useProblemText, useDuplicateText } from '../useProblemText';

/** The first remark on a row, and the number of further ones. */
export function RowRemarks({ row: { twin, problems } }: { row: ReviewRow }) {
  const { t } = useTranslation('exchange');
  const twinText = useDuplicateText();
  const problemText = useProblemText();
  const remarks = [...(twin ? [twinText(twin)] : []), ...problems.map(problemText)];
  if (remarks.length === 0) return null;
  const [first, ...more] = remarks;
  const isLost = problems.some(isLoss);
  return (
    <Remark>
      <Badge tone={isLost ? 'critical' : 'warning'} icon={isLost ? 'error' : 'warning'}>
        {t(twin ? 'review.filters.twins' : 'review.filters.problems')}
      </Badge>{' '}
      {first} {more.length > 0 && t('review.more', { count: more.length })}
    </Remark>
  );
}

/** Details of a row: the values that will be stored, and all remarks on it. */
export function RowDetails({ row: { contact, twin, problems } }: { row: ReviewRow }) {
  const twinText = useDuplicateText();
  const problemText = useProblemText();
  const format = useFormat();
  const reach = contact
    ? [
        ...contact.emails.map(({ email, label }) => labelled(email, label)),
        ...contact.phoneNumbers.map(({ phoneNumber, label }) => labelled(phoneNumber, label)),
        [contact.title, contact.company].filter(Boolean).join(', '),
        contact.birthday && format.date(`${contact.birthday}T12:00:00`),
        contact.address,
      ].filter(Boolean)
    : [];
  const remarks = [...(twin ? [twinText(twin)] : []), ...problems.map(problemText)];
  return (
    <Stack>
      {reach.length > 0 && <Text overflow="break">{reach.join(' · ')}</Text>}
      {remarks.length > 0 && (
        <BulletList>
          {remarks.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </BulletList>
      )}
    </Stack>
  );
}

const labelled = (text: string, label: string): string => (label === '' ? text : `${text} (${label})`);
