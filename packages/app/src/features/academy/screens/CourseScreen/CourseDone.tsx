import type { AcademyCourse } from '@stockroom/contract';
import { Button, ButtonLink, EmptyState } from '@stockroom/ui';
import { academyPaths } from '#features/academy/academyPaths';
import { Certificate } from '#features/academy/components/Certificate/Certificate';
import { useFormat } from '#shared/format/useFormat';
import { useNow } from '#shared/hooks/useNow';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useSession } from '#shared/session/SessionContext';
import { Quiet, Step, StepHead, Tools } from './CourseScreen.styles';

/** End of a course: how often it was completed, and the certificate. */
export function CourseDone({ course }: CourseDoneProps) {
  const { t } = useTranslation('academy');
  const format = useFormat();
  const { user } = useSession();
  const now = useNow();
  const { completed } = course.progress;
  if (completed === 0) {
    return (
      <EmptyState
        title={t('done.notYet')}
        action={<ButtonLink href={academyPaths.course(course.id)}>{t('done.goOn')}</ButtonLink>}
      >
        {t('done.notYetText')}
      </EmptyState>
    );
  }
  return (
    <Step aria-labelledby="done-title">
      <StepHead data-screen-only>
        <h2 id="done-title">{t('done.title')}</h2>
        <Quiet>{t('done.text', { count: completed, formatted: format.number(completed) })}</Quiet>
      </StepHead>
      <Certificate course={course} person={user.name} at={course.completedAt === null ? now : Date.parse(course.completedAt)} />
      <Tools>
        <Button variant="primary" icon="print" onPress={printPage}>
          {t('certificate.print')}
        </Button>
        <ButtonLink href={academyPaths.step(course.id, 0)}>{t('done.again')}</ButtonLink>
        <ButtonLink variant="quiet" href={academyPaths.academy}>
          {t('back')}
        </ButtonLink>
      </Tools>
    </Step>
  );
}

const printPage = () => globalThis.print();

export interface CourseDoneProps {
  course: AcademyCourse;
}
