import type { ScheduleItem } from '@stockroom/contract';
import { Button, Disclosure } from '@stockroom/ui';
import { useMemo } from 'react';
import { useFigures } from '#features/dashboards/components/useFigures';
import { importOrReload } from '#shared/codeLoading/importOrReload';
import { downloadFile, exportedFileName } from '#shared/files/downloadFile';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Meeting, ExpandedContent, Schedule } from './ProjectScreen.styles';

/** Appointments of a day. Each opens to its subject and people, and can be exported to a calendar. */
export function ScheduleDay({ name, daysAhead, items }: ScheduleDayProps) {
  const { t } = useTranslation('dashboards');
  const { locale } = useFigures();
  const list = useMemo(() => new Intl.ListFormat(locale), [locale]);
  const save = async (item: ScheduleItem) => {
    const now = new Date();
    const { writeCalendar } = await importOrReload('project-calendar', () => import('#features/dashboards/model/calendarFile'));
    const text = writeCalendar(item, new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead), now);
    downloadFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), exportedFileName('schedule', now, 'ics'));
  };
  return (
    <Schedule aria-label={name}>
      {items.map((item) => {
        const { title, time, location, until, people, note } = item;
        return (
          <li key={`${time} ${title}`}>
            <Disclosure
              variant="row"
              summary={
                <Meeting>
                  <time>{time}</time>
                  <strong>{title}</strong>
                  {location && <span>{location}</span>}
                </Meeting>
              }
            >
              <ExpandedContent>
                {note && <p>{note}</p>}
                {until && <p>{t('project.schedule.fromTo', { from: time, until })}</p>}
                {people && people.length > 0 && <p>{t('project.schedule.with', { people: list.format(people) })}</p>}
                <Button size="sm" icon="download" onPress={() => void save(item)}>
                  {t('project.schedule.save')}
                </Button>
              </ExpandedContent>
            </Disclosure>
          </li>
        );
      })}
    </Schedule>
  );
}

interface ScheduleDayProps {
  /** Accessible name of the list. */
  name: string;
  /** Days from today; 0 for today. */
  daysAhead: number;
  items: readonly ScheduleItem[];
}
