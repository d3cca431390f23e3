import { MOVEMENT_LIMITS } from '@stockroom/contract';
import { Button, TextField } from '@stockroom/ui';
import { use, useState } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SessionContext } from '#shared/session/SessionContext';
import { fittingReasons, isNoteShort, type ReasonDraft, reasonFor } from './model/movementReason';
import type { RecordedReason } from './model/recordedReasons';
import { ReasonField } from './ReasonField';
import { Fields, Recent } from './ReasonFields.styles';
import { recentReasons } from './recentReasons';

/**
 * Reason for a change of stock, asked in passing: a reason and a note, and recent ones for reuse by one click. Without a
 * choice it is a correction.
 */
export function ReasonFields({ movementReason, change, reasons = fittingReasons(change), noteId, onChange }: ReasonFieldsProps) {
  const { t } = useTranslation('stock');
  const userId = use(SessionContext)?.user.id;
  const [recent] = useState(() => (userId === undefined ? [] : recentReasons(userId)));
  const offered = recent.filter(
    ({ reason, note }) => reasons.includes(reason) && (reason !== movementReason.reason || note !== movementReason.note),
  );
  const wordsOf = ({ reason, note }: ReasonDraft) =>
    note === '' ? t(`reasons.${reason}`) : `${t(`reasons.${reason}`)} · ${note}`;
  return (
    <>
      <Fields>
        {reasons.length > 1 && (
          <ReasonField
            value={reasonFor(movementReason, change).reason}
            reasons={reasons}
            onChange={(reason) => onChange({ ...movementReason, reason })}
          />
        )}
        <TextField
          id={noteId}
          label={t('why.note')}
          value={movementReason.note}
          maxLength={MOVEMENT_LIMITS.note}
          error={isNoteShort(movementReason) ? undefined : t('why.noteTooLong')}
          onChange={(note) => onChange({ ...movementReason, note })}
        />
      </Fields>
      {offered.length > 0 && (
        <Recent aria-label={t('why.recent')}>
          {offered.map((each) => (
            <li key={wordsOf(each)}>
              <Button size="sm" onPress={() => onChange(each)}>
                <span>{wordsOf(each)}</span>
              </Button>
            </li>
          ))}
        </Recent>
      )}
    </>
  );
}

export interface ReasonFieldsProps {
  movementReason: ReasonDraft;
  /** Change of the stock, which limits the possible reasons; 0 or NaN: not known yet. */
  change: number;
  /** Possible reasons; a single one is not asked for. @default those that fit the change */
  reasons?: readonly RecordedReason[];
  /** Id of the note's field, for links to it when it is too long. */
  noteId?: string;
  onChange: (movementReason: ReasonDraft) => void;
}
