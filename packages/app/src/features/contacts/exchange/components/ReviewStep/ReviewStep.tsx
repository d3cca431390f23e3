import { Alert, Button, foldText, Select, Stack } from '@stockroom/ui';
import { useMemo, useState } from 'react';
import type { ImportEvent } from '#features/contacts/exchange/model/importState';
import { contactsToAdd, newTagsOf, type Review, type ReviewRow } from '#features/contacts/exchange/model/review';
import { useTranslation } from '#shared/i18n/useTranslation';
import { BulletList, Buttons, Pair } from '../Exchange.styles';
import { PhoneCountry, type PhoneCountryProps } from '../PhoneCountry/PhoneCountry';
import { ReviewTable } from './ReviewTable';

const FILTERS = ['all', 'twins', 'problems'] as const;
type Filter = (typeof FILTERS)[number];

const SHOWS: Record<Filter, (row: ReviewRow) => boolean> = {
  all: () => true,
  twins: ({ twin }) => twin !== null,
  problems: ({ problems }) => problems.length > 0,
};

/** A preview of the import: who is added, which values do not fit, and who may exist already. */
export function ReviewStep({ review, wanted, country, countries, onEvent }: ReviewStepProps) {
  const { t } = useTranslation('exchange');
  const [filter, setFilter] = useState<Filter>('all');
  const rows = useMemo(() => review.rows.filter(SHOWS[filter]), [review, filter]);
  const twins = review.rows.filter(SHOWS.twins).length;
  return (
    <Stack>
      <Counts review={review} wanted={wanted} />
      <EncodingWarnings review={review} />
      <Pair>
        <Select
          label={t('review.show')}
          value={filter}
          options={FILTERS.map((value) => ({ value, label: t(`review.filters.${value}`) }))}
          onChange={setFilter}
        />
        <PhoneCountry country={country} countries={countries} onEvent={onEvent} />
      </Pair>
      {twins > 0 && (
        <Buttons>
          <Button onPress={() => onEvent({ type: 'twins.decided', add: false })}>{t('review.skipAll')}</Button>
          <Button onPress={() => onEvent({ type: 'twins.decided', add: true })}>{t('review.addAll')}</Button>
        </Buttons>
      )}
      <ReviewTable rows={rows} wanted={wanted} onEvent={onEvent} />
    </Stack>
  );
}

function Counts({ review, wanted }: Pick<ReviewStepProps, 'review' | 'wanted'>) {
  const { t } = useTranslation('exchange');
  const chosen = contactsToAdd(review, wanted);
  const count = (counts: (row: ReviewRow) => boolean) => review.rows.filter(counts).length;
  const tags = newTagsOf(chosen, foldText);
  const blanks = count(({ contact }) => contact === null);
  const problems = count((row) => row.contact !== null && SHOWS.problems(row));
  const twins = count(SHOWS.twins);
  return (
    <BulletList>
      <li>{t('review.adds', { count: chosen.length })}</li>
      {twins > 0 && <li>{t('review.twins', { count: twins })}</li>}
      {problems > 0 && <li>{t('review.problems', { count: problems })}</li>}
      {blanks > 0 && <li>{t('review.blanks', { count: blanks })}</li>}
      {tags.length > 0 && <li>{t('review.newTags', { count: tags.length, titles: tags.join(', ') })}</li>}
    </BulletList>
  );
}

/** Warns about letters that may have been decoded wrongly. */
function EncodingWarnings({ review: { encoding, isEncodingSure, replaced } }: Pick<ReviewStepProps, 'review'>) {
  const { t } = useTranslation('exchange');
  if (isEncodingSure && replaced === 0) return null;
  return (
    <Alert tone="warning">
      {!isEncodingSure && <div>{t('review.guessed', { encoding })}</div>}
      {replaced > 0 && <div>{t('review.replaced', { count: replaced })}</div>}
    </Alert>
  );
}

export interface ReviewStepProps extends PhoneCountryProps {
  review: Review;
  /** Numbers of the rows to add although they may be duplicates. */
  wanted: ReadonlySet<number>;
  onEvent: (event: ImportEvent) => void;
}
