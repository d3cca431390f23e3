import type { AcademyCourse } from '@stockroom/contract';
import { Icon, VisuallyHidden, Text } from '@stockroom/ui';
import { academyPaths } from '#features/academy/academyPaths';
import { markOf, stateOf, stepToGoOn } from '#features/academy/model/progress';
import { useTranslation } from '#shared/i18n/useTranslation';
import { RouterLink } from '#shared/links/RouterLink';
import { Mark, Steps, TextBlock } from './StepList.styles';

/** The steps of a course: passed, current and marked ones. Renders a `<nav>`. */
export function StepList({ course, step }: StepListProps) {
  const { t } = useTranslation('academy');
  const furthest = stateOf(course) === 'done' ? course.totalSteps : stepToGoOn(course);
  return (
    <nav aria-label={t('steps')}>
      <Steps>
        {course.steps.map(({ order, title, subtitle }) => (
          <li key={order}>
            <RouterLink href={academyPaths.step(course.id, order)} aria-current={order === step ? 'step' : undefined}>
              <Mark data-done={order < furthest || undefined} aria-hidden>
                {order < furthest ? <Icon name="check" size={16} /> : order + 1}
              </Mark>
              <TextBlock>
                <Text font="bodyStrong" as="span">
                  {title}
                </Text>
                <Text font="small" tone="muted" as="span">
                  {subtitle}
                </Text>
                {order < furthest && <VisuallyHidden>{t('stepDone')}</VisuallyHidden>}
              </TextBlock>
              {markOf(course.marks, order).isBookmarked && <Icon name="bookmark" size={16} label={t('bookmarked')} />}
            </RouterLink>
          </li>
        ))}
      </Steps>
    </nav>
  );
}

export interface StepListProps {
  course: AcademyCourse;
  /** The open step, from 0; `null` at the end. */
  step: number | null;
}
