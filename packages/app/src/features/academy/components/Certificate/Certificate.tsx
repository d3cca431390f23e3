import type { AcademyCourse } from '@stockroom/contract';
import { Logo } from '@stockroom/ui';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Course, Name, Paper, LandscapeSheet, Small } from './Certificate.styles';

/** Certificate to print, with the person and the course. On paper it stands alone, in landscape, black on white. */
export function Certificate({ course, person, at }: CertificateProps) {
  const { t } = useTranslation('academy');
  const format = useFormat();
  return (
    <>
      <LandscapeSheet />
      <Paper aria-label={t('certificate.label')}>
        <Logo withName={false} size={40} />
        <Small>{t('certificate.for')}</Small>
        <Name>{person}</Name>
        <Small>{t('certificate.through')}</Small>
        <Course>{course.title}</Course>
        <Small>
          {t('facts', {
            count: course.totalSteps,
            minutes: format.number(course.duration),
            steps: format.number(course.totalSteps),
          })}{' '}
          · {format.date(at)}
        </Small>
      </Paper>
    </>
  );
}

export interface CertificateProps {
  course: Pick<AcademyCourse, 'title' | 'totalSteps' | 'duration'>;
  /** Name of the person who completed it. */
  person: string;
  /** Date on the certificate, in milliseconds since 1970. */
  at: number;
}
