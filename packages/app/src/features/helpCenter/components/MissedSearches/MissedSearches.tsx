import type { MissedSearch } from '@stockroom/contract';
import { Disclosure } from '@stockroom/ui';
import { color, font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: ${space(2, 0, 0)};
  padding: 0;
  list-style: none;
  span {
    ${font('small')}
    color: ${color('text.muted')};
  }
`;

/** Searches without results, for the authors of the guides. Renders nothing without any. */
export function MissedSearches({ missed }: { missed: readonly MissedSearch[] }) {
  const { t } = useTranslation('helpCenter');
  const format = useFormat();
  if (missed.length === 0) return null;
  return (
    <Disclosure summary={t('missed.title')}>
      <p>{t('missed.text')}</p>
      <List aria-label={t('missed.title')}>
        {missed.map(({ id, search, count, lastAt }) => (
          <li key={id}>
            {search}{' '}
            <span>{t('missed.row', { count, formatted: format.number(count), when: format.date(lastAt, { time: true }) })}</span>
          </li>
        ))}
      </List>
    </Disclosure>
  );
}
