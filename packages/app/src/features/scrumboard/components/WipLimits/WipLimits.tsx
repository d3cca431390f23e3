import { type BoardList, WIP_MODES } from '@stockroom/contract';
import { NumberField, Select, Text } from '@stockroom/ui';
import * as v from 'valibot';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useDraft } from '#shared/drafts/useDraft';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Name, Row, Rows } from './WipLimits.styles';

const Typed = v.optional(v.nullable(v.number()));

/** How many cards each list should hold, and what happens above that. */
export function WipLimits({ lists, onChange }: WipLimitsProps) {
  const { t } = useTranslation('scrumboard');
  if (lists.length === 0) {
    return (
      <Text font="small" tone="muted">
        {t('settings.noLists')}
      </Text>
    );
  }
  return (
    <>
      <Text font="small" tone="muted">
        {t('settings.limitsHelp')}
      </Text>
      <Rows>
        {lists.map((list) => (
          <li key={list.id}>
            <WipLimit list={list} onChange={(changes) => onChange(list.id, changes)} />
          </li>
        ))}
      </Rows>
    </>
  );
}

function WipLimit({ list, onChange }: { list: BoardList; onChange: (changes: Partial<BoardList['wip']>) => void }) {
  const { t } = useTranslation('scrumboard');
  const locale = useLanguage();
  const { limit, mode } = list.wip;
  // `undefined` while nothing is typed; `null` while the field is empty.
  const { value: typed, set: setTyped, forget } = useDraft(draftSubject('limit', list.id), Typed, undefined);
  const shown = typed === undefined ? limit : typed;
  const isBad = shown === null || !Number.isInteger(shown) || shown < 1 || shown > MAX;
  const save = () => {
    if (isBad || shown === limit) return;
    forget();
    onChange({ limit: shown });
  };
  return (
    <Row>
      <Name>{list.title}</Name>
      <Select
        label={t('settings.modeOf', { list: list.title })}
        hideLabel
        value={mode}
        onChange={(next) => onChange({ mode: next })}
        options={WIP_MODES.map((value) => ({ value, label: t(`settings.modes.${value}`) }))}
      />
      {mode !== 'none' && (
        <NumberField
          label={t('settings.limitOf', { list: list.title })}
          hideLabel
          value={shown}
          onChange={setTyped}
          onInvalid={() => setTyped(Number.NaN)}
          onBlur={save}
          min={1}
          max={MAX}
          maxFractionDigits={0}
          locale={locale}
          error={isBad ? t('settings.limitBad') : undefined}
        />
      )}
    </Row>
  );
}

const MAX = 9999;

export interface WipLimitsProps {
  lists: readonly BoardList[];
  onChange: (listId: string, changes: Partial<BoardList['wip']>) => void;
}
