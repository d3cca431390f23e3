import { BOARD_LIMITS, type BoardLabel, type BoardMember } from '@stockroom/contract';
import { Badge, Checkbox, DateField, TextArea } from '@stockroom/ui';
import { type ReactNode, useDeferredValue } from 'react';
import { type CardDraft, problemOf } from '#features/scrumboard/model/cardDraft';
import { coverGround } from '#features/scrumboard/model/coverGround';
import { Checklist } from '#shared/checklist/Checklist';
import type { ChecklistLabels } from '#shared/checklist/labels';
import { dueState } from '#shared/format/dueState';
import { regionOf } from '#shared/format/regionOf';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';
import { LabelPicker, type LabelPickerProps } from '../LabelPicker/LabelPicker';
import { MemberPicker } from '../MemberPicker/MemberPicker';
import { CardChips } from './CardChips';
import { Aside, Columns, Cover, DueLine, Main, Reason, ReservedSpace, TitleSlot } from './CardForm.styles';

/** All fields of a card, each saved by itself once typing pauses. */
export function CardForm({
  cardId,
  draft,
  labels,
  members,
  today,
  isListDone,
  limitReason,
  readOnly = false,
  coverPicker,
  listPicker,
  onChange,
  labelActions,
}: CardFormProps) {
  const { t } = useTranslation('scrumboard');
  const { locale } = useFormat();
  // The upper part renders first: the rest follows a moment later, in reserved space.
  const isWhole = useDeferredValue(true, false);
  const cover = safeImage(draft.cover);
  const state = dueState(draft.dueDate, today);
  const due = state === 'overdue' && (draft.done || isListDone) ? 'later' : state;
  const stepLabels = useChecklistLabels();
  const titleProblem = problemOf(draft, 'title');
  return (
    <Columns>
      <Main>
        {cover && <Cover key={cover} src={cover} alt="" width={512} height={208} decoding="async" style={coverGround(cover)} />}
        {limitReason && <Reason>{t('card.limitReason', { reason: limitReason })}</Reason>}
        <TitleSlot>
          <TextArea
            label={t('card.name')}
            hideLabel
            required
            readOnly={readOnly}
            value={draft.title}
            onChange={(title) => onChange({ title: title.replace(/\s*\n\s*/g, ' ') })}
            maxLength={BOARD_LIMITS.cardTitle}
            error={titleProblem ? t(`card.problems.${titleProblem}`) : undefined}
            rows={1}
            autoGrow
          />
        </TitleSlot>
        <CardChips draft={draft} labels={labels} members={members} onChange={readOnly ? undefined : onChange} />
        <TextArea
          label={t('card.description')}
          placeholder={readOnly ? undefined : t('card.descriptionPlaceholder')}
          readOnly={readOnly}
          value={draft.description}
          onChange={(description) => onChange({ description })}
          maxLength={BOARD_LIMITS.description}
          error={problemOf(draft, 'description') ? t('card.problems.descriptionLong') : undefined}
          rows={5}
        />
        {isWhole && (
          <Checklist
            owner={cardId}
            items={draft.checklist}
            limits={STEP_LIMITS}
            labels={stepLabels}
            readOnly={readOnly}
            onChange={(checklist) => onChange({ checklist })}
          />
        )}
      </Main>
      {isWhole ? (
        <Aside>
          {listPicker}
          <Checkbox label={t('card.isDone')} checked={draft.done} readOnly={readOnly} onChange={(done) => onChange({ done })} />
          <div>
            <DateField
              label={t('card.due')}
              readOnly={readOnly}
              value={draft.dueDate}
              onChange={(dueDate) => onChange({ dueDate })}
              locale={regionOf(locale)}
              labels={{ open: t('card.dueOpen'), clear: t('card.dueClear'), today: t('card.dueStates.today') }}
              reasons={{ incomplete: t('card.problems.dueIncomplete'), noSuchDay: t('card.problems.dueNoSuchDay') }}
            />
            {due !== 'none' && due !== 'later' && (
              <DueLine>
                <Badge tone={due === 'overdue' ? 'critical' : due === 'today' ? 'warning' : 'neutral'} icon="clock">
                  {t(`card.dueStates.${due}`)}
                </Badge>
              </DueLine>
            )}
          </div>
          {!readOnly && (
            <>
              <LabelPicker
                labels={labels}
                selected={draft.labels}
                onToggle={(id) => onChange({ labels: toggled(draft.labels, id) })}
                {...labelActions}
              />
              <MemberPicker
                label={t('members.title')}
                people={members}
                selected={draft.members}
                empty={t('card.noMembers')}
                onToggle={({ id }) => onChange({ members: toggled(draft.members, id) })}
              />
              {coverPicker}
            </>
          )}
        </Aside>
      ) : (
        <ReservedSpace data-follows />
      )}
    </Columns>
  );
}

const STEP_LIMITS = { steps: BOARD_LIMITS.checklist, title: BOARD_LIMITS.checklistItem };

const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

export interface CardFormProps {
  cardId: string;
  draft: CardDraft;
  /** Labels of the board. */
  labels: readonly BoardLabel[];
  members: readonly BoardMember[];
  /** The present day, as ISO 8601. */
  today: string;
  /** Whether everything in the list of the card counts as done. */
  isListDone: boolean;
  /** Why the card was added to a list over its limit. */
  limitReason: string | null | undefined;
  /** Hides the pickers for labels, members and a cover, for users who may only view. @default false */
  readOnly?: boolean;
  coverPicker: ReactNode;
  /** The list of the card; left out where the card can't be moved. */
  listPicker?: ReactNode;
  onChange: (changes: Partial<CardDraft>) => void;
  labelActions: Pick<LabelPickerProps, 'onAdd' | 'onChange' | 'onRemove'>;
}

/** Labels of a card's checklist. */
function useChecklistLabels(): ChecklistLabels {
  const { t } = useTranslation('scrumboard');
  return {
    title: t('checklist.title'),
    done: (done, total) => t('checklist.done', { done, total }),
    add: t('checklist.add'),
    addStep: t('checklist.addStep'),
    name: t('checklist.name'),
    edit: (step) => t('checklist.edit', { step }),
    remove: (step) => t('checklist.remove', { step }),
  };
}
