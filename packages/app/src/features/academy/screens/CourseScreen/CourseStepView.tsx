import type { AcademyCourse, CourseStep } from '@stockroom/contract';
import { Button } from '@stockroom/ui';
import { useEffect, useMemo, useRef } from 'react';
import { academyPaths, FINISH } from '#features/academy/academyPaths';
import type { CourseWrites } from '#features/academy/api/useCourseWrites';
import { StepNote } from '#features/academy/components/StepNote/StepNote';
import { StepQuiz } from '#features/academy/components/StepQuiz/StepQuiz';
import { markOf, minutesLeft, stepOf } from '#features/academy/model/progress';
import type { Command } from '#shared/commands/command';
import { useCommands } from '#shared/commands/useCommands';
import { useFormat } from '#shared/format/useFormat';
import { GuideText } from '#shared/guide/GuideText';
import { useLatest } from '#shared/hooks/useLatest';
import { sanitizeHtml } from '#shared/html/sanitizeHtml';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useRouter } from '#shared/routing/useRouter';
import { Quiet, Step, StepHead, Text, Tools, Walk } from './CourseScreen.styles';

/** A step: its text, a question about it, the user's note, and the next step. */
export function CourseStepView({ course, shown, writes }: CourseStepViewProps) {
  const { t } = useTranslation('academy');
  const format = useFormat();
  const router = useRouter();
  const step = shown.order;
  const isLast = step === course.totalSteps - 1;
  const mark = markOf(course.marks, step);
  const { completed, currentStep } = course.progress;

  const latest = useLatest(writes);
  // Each step is sent once: a failed save is retried from its message instead of in a loop.
  const lastSentStep = useRef(-1);
  useEffect(() => {
    if (step <= currentStep || lastSentStep.current === step) return;
    lastSentStep.current = step;
    void latest.current.saveProgress({ currentStep: step, completed });
  }, [step, currentStep, completed, latest]);

  const walk = (to: number | typeof FINISH) => void router.navigate(academyPaths.step(course.id, to));
  // Keys may follow each other faster than steps render: the URL is up to date first.
  const stepNow = () => stepOf(router.state.location.pathname.split('/').at(-1), course) ?? step;
  const goOn = () => {
    const at = stepNow();
    if (at < course.totalSteps - 1) return walk(at + 1);
    // A restart must not count the last step on screen as reached.
    lastSentStep.current = at;
    void writes.saveProgress({ currentStep: 0, completed: completed + 1 });
    walk(FINISH);
  };
  const latestWalk = useLatest({ goOn, goBack: () => walk(Math.max(0, stepNow() - 1)) });
  useCommands(
    useMemo<Command[]>(
      () => [
        ...(step > 0
          ? [
              {
                id: 'academy.previous',
                section: 'here' as const,
                title: t('previous'),
                icon: 'chevronLeft' as const,
                keys: 'arrowleft',
                run: () => latestWalk.current.goBack(),
              },
            ]
          : []),
        {
          id: 'academy.next',
          section: 'here',
          title: t(isLast ? 'finish' : 'next'),
          icon: 'chevronRight',
          keys: 'arrowright',
          run: () => latestWalk.current.goOn(),
        },
      ],
      [t, step, isLast, latestWalk],
    ),
  );

  const html = useMemo(() => sanitizeHtml(shown.content, { pictures: true }), [shown.content]);
  const left = minutesLeft(course, step);
  return (
    <Step aria-labelledby="step-title">
      <StepHead>
        <Quiet>
          {t('place', { step: format.number(step + 1), steps: format.number(course.totalSteps) })} ·{' '}
          {t('left', { count: left, formatted: format.number(left) })}
        </Quiet>
        <h2 id="step-title">{shown.title}</h2>
        <Quiet>{shown.subtitle}</Quiet>
      </StepHead>
      <Text>
        <GuideText html={html} />
      </Text>
      {shown.quiz && <StepQuiz quiz={shown.quiz} />}
      <Tools>
        <Button
          variant="quiet"
          icon="bookmark"
          aria-pressed={mark.isBookmarked}
          onPress={() => void writes.bookmark(step, !mark.isBookmarked)}
        >
          {t(mark.isBookmarked ? 'bookmarked' : 'bookmark')}
        </Button>
        <Button variant="quiet" icon="print" onPress={printPage}>
          {t('print')}
        </Button>
      </Tools>
      <StepNote
        key={`${course.id} ${step} ${mark.note}`}
        courseId={course.id}
        step={step}
        note={mark.note}
        onSave={(note, was) => writes.saveNote(step, note, was)}
      />
      <Walk>
        <Button icon="chevronLeft" disabled={step === 0} onPress={() => walk(step - 1)}>
          {t('previous')}
        </Button>
        <span aria-hidden>
          {format.number(step + 1)} / {format.number(course.totalSteps)}
        </span>
        <Button variant="primary" onPress={goOn}>
          {t(isLast ? 'finish' : 'next')}
        </Button>
      </Walk>
    </Step>
  );
}

const printPage = () => globalThis.print();

export interface CourseStepViewProps {
  course: AcademyCourse;
  shown: CourseStep;
  writes: CourseWrites;
}
