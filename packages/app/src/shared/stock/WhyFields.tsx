import { MOVEMENT_LIMITS } from '@stockroom/contract';
import { Button, TextField } from '@stockroom/ui';
import { use, useState } from 'react';
import { SessionContext } from '../session/SessionContext';
import { useTranslation } from '../i18n/useTranslation';
import './locales/types';
import { fittingReasons, type Why, whyOf } from './model/why';
import { ReasonField } from './ReasonField';
import { recentWhys } from './recentWhys';
import { Fields, Recent } from './WhyFields.styles';

/**
 * Why stock changes, asked in passing: a reason and a note, and what was said last, to be said again by one press. Where nothing is said it
 * is a correction.
 */
export function WhyFields({ why, change, onChange }: WhyFieldsProps) {
  const { t } = useTranslation('stock');
  const userId = use(SessionContext)?.user.id;
  const [recent] = useState(() => (userId === undefined ? [] : recentWhys(userId)));
  const reasons = fittingReasons(change);
  const offered = recent.filter(({ reason, note }) => reasons.includes(reason) && (reason !== why.reason || note !== why.note));
  const wordsOf = ({ reason, note }: Why) => (note === '' ? t(`reasons.${reason}`) : `${t(`reasons.${reason}`)} · ${note}`);
  return (
    <>
      <Fields>
        <ReasonField value={whyOf(why, change).reason} reasons={reasons} onChange={(reason) => onChange({ ...why, reason })} />
        <TextField
          label={t('why.note')}
          value={why.note}
          maxLength={MOVEMENT_LIMITS.note}
          onChange={(note) => onChange({ ...why, note })}
        />
      </Fields>
      {offered.length > 0 && (
        <Recent aria-label={t('why.recent')}>
          {offered.map((each) => (
            <li key={wordsOf(each)}>
              <Button size="sm" onPress={() => onChange(each)}>
                {wordsOf(each)}
              </Button>
            </li>
          ))}
        </Recent>
      )}
    </>
  );
}

export interface WhyFieldsProps {
  why: Why;
  /** By how much the stock changes, for what may be the reason; 0 or no number: not known yet. */
  change: number;
  onChange: (why: Why) => void;
}
