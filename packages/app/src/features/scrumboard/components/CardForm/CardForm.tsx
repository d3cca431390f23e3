import { BOARD_LIMITS, type BoardLabel, type BoardMember } from '@stockroom/contract';
import { Badge, DateField, TextArea } from '@stockroom/ui';
import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useFormat } from '../../../../shared/format/useFormat';
import { safeImage } from '../../../../shared/links/safeImage';
import { type CardDraft, problemOf } from '../../model/cardDraft';
import { dueState } from '../../model/dueDate';
import { Checklist } from '../Checklist/Checklist';
import { LabelPicker, type LabelPickerProps } from '../LabelPicker/LabelPicker';
import { MemberPicker } from '../MemberPicker/MemberPicker';
import { Aside, Columns, Cover, DueLine, Main, Reason, Room } from './CardForm.styles';

/** Everything of a card, each field saved by itself when its typing rests. */
export function CardForm({ draft, labels, members, today, limitReason, coverPicker, onChange, labelActs }: CardFormProps) {
  const { t } = useTranslation('scrumboard');
  const { date, locale } = useFormat();
  // What is read first shows first: the rest follows a moment later, in the room that is kept for it.
  const isWhole = useDeferredValue(true, false);
  const cover = safeImage(draft.cover);
  const due = dueState(draft.dueDate, today);
  const titleProblem = problemOf(draft, 'title');
  return (
    <Columns>
      <Main>
        {cover && <Cover key={cover} src={cover} alt="" width={512} height={208} decoding="async" />}
        {limitReason && <Reason>{t('card.limitReason', { reason: limitReason })}</Reason>}
        <TextArea
          label={t('card.name')}
          required
          value={draft.title}
          onChange={(title) => onChange({ title: title.replace(/\s*\n\s*/g, ' ') })}
          maxLength={BOARD_LIMITS.cardTitle}
          error={titleProblem ? t(`card.problems.${titleProblem}`) : undefined}
          rows={1}
          autoGrow
        />
        <TextArea
          label={t('card.description')}
          placeholder={t('card.descriptionPlaceholder')}
          value={draft.description}
          onChange={(description) => onChange({ description })}
          maxLength={BOARD_LIMITS.description}
          error={problemOf(draft, 'description') ? t('card.problems.descriptionLong') : undefined}
          rows={5}
        />
        {isWhole && <Checklist items={draft.checklist} onChange={(checklist) => onChange({ checklist })} />}
      </Main>
      {isWhole ? (
        <Aside>
          <div>
            <DateField
              label={t('card.due')}
              value={draft.dueDate}
              onChange={(dueDate) => onChange({ dueDate })}
              placeholder={t('card.duePlaceholder')}
              locale={locale}
              clearLabel={t('card.dueClear')}
            />
            <DueLine>
              {due === 'none' || draft.dueDate === null ? (
                <Badge icon="clock">{t('card.dueNone')}</Badge>
              ) : (
                <>
                  <Badge tone={due === 'overdue' ? 'critical' : due === 'today' ? 'warning' : 'neutral'} icon="clock">
                    {date(`${draft.dueDate}T12:00:00`)}
                  </Badge>
                  {due !== 'later' && <span>{t(`card.dueStates.${due}`)}</span>}
                </>
              )}
            </DueLine>
          </div>
          <LabelPicker
            labels={labels}
            selected={draft.labels}
            onToggle={(id) => onChange({ labels: toggled(draft.labels, id) })}
            {...labelActs}
          />
          <MemberPicker
            label={t('members.title')}
            people={members}
            selected={draft.members}
            empty={t('card.noMembers')}
            onToggle={({ id }) => onChange({ members: toggled(draft.members, id) })}
          />
          {coverPicker}
        </Aside>
      ) : (
        <Room data-follows />
      )}
    </Columns>
  );
}

const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

export interface CardFormProps {
  draft: CardDraft;
  /** Those of the board. */
  labels: readonly BoardLabel[];
  members: readonly BoardMember[];
  /** The present day, as ISO 8601. */
  today: string;
  /** Why it came into a list over its limit. */
  limitReason: string | null | undefined;
  coverPicker: ReactNode;
  onChange: (changes: Partial<CardDraft>) => void;
  labelActs: Pick<LabelPickerProps, 'onAdd' | 'onChange' | 'onRemove'>;
}
