import { Button, ComboBox, Select, TextField, formatNumber, isComposing, parseNumber, Text } from '@stockroom/ui';
import { useState } from 'react';
import { idInBraces } from '#features/inventory/import/model/judging/names';
import type { ProblemView } from '#features/inventory/import/model/report';
import {
  decimalsOf,
  type FieldTarget,
  isLookupTarget,
  isNumberTarget,
  type LookupTarget,
} from '#features/inventory/import/model/targets';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { FixCell } from './ReviewStep.styles';

export type NameOptions = Readonly<Record<LookupTarget, readonly { value: string; label: string }[]>>;

/** Fields that can't be corrected in a line: pictures are added in the product's details. */
const NOT_INLINE: ReadonlySet<FieldTarget> = new Set<FieldTarget>(['images', 'thumbnail', 'template']);

/** The cell of a problem, corrected in place. The value is checked when the field is left or Enter is pressed. */
export function FixField({ problem, names, onFix }: FixFieldProps) {
  const { t } = useTranslation('import');
  const { target, row, value, issue } = problem;
  const isCut = problem.valueLength > value.length;
  const label = t('problems.fix', { field: t(`target.${target}`), row });
  if (NOT_INLINE.has(target)) {
    return (
      <Text font="small" tone="muted" as="span">
        {value.slice(0, 60)}
      </Text>
    );
  }
  if (isLookupTarget(target)) {
    const chosen = idInBraces(value);
    return (
      <FixCell>
        <ComboBox
          label={label}
          hideLabel
          value={chosen === null ? null : String(chosen)}
          placeholder={value}
          options={[{ value: '0', label: t('names.none', { field: t(`target.${target}`) }) }, ...names[target]]}
          labels={{ noMatch: t('names.noMatch'), open: t('names.open') }}
          onChange={(id) => id !== null && onFix(`{${id}}`)}
        />
      </FixCell>
    );
  }
  if (target === 'active') {
    return (
      <FixCell>
        <Select
          label={label}
          hideLabel
          value={value === 'yes' || value === 'no' ? value : ''}
          placeholder={value}
          options={[
            { value: 'yes', label: t('problems.yes') },
            { value: 'no', label: t('problems.no') },
          ]}
          onChange={onFix}
        />
      </FixCell>
    );
  }
  return (
    <FixCell>
      <TypedFix key={`${problem.record} ${target}`} {...{ label, target, onFix }} value={isCut ? '' : value} />
      {isCut && (
        <Text font="small" tone="muted" as="span">
          {t('problems.cut', { count: problem.valueLength, beginning: value.slice(0, 60) })}
        </Text>
      )}
      {issue.suggestion !== undefined && !problem.fixed && (
        <Button size="sm" variant="quiet" onPress={() => onFix(issue.suggestion ?? '')}>
          {t('problems.useSuggestion', { value: issue.suggestion })}
        </Button>
      )}
    </FixCell>
  );
}

interface TypedFixProps {
  label: string;
  target: FieldTarget;
  value: string;
  onFix: (value: string) => void;
}

/**
 * Text and numbers. A number is typed in the format of the page's language and passed on in the format of our files; an
 * ambiguous number, such as "1.250" for a price, needs a confirmation.
 */
function TypedFix({ label, target, value, onFix }: TypedFixProps) {
  const { t } = useTranslation('import');
  const locale = useLanguage();
  const isNumber = isNumberTarget(target);
  const shown = isNumber ? localNumber(value, locale) : value;
  // Not persisted: after a reload the file must be chosen again, and its rows may differ.
  const [edit, setEdit] = useState<{ from: string; text: string } | null>(null);
  // A value from elsewhere, such as a suggestion, replaces the text typed over the previous value.
  const text = edit?.from === shown ? edit.text : shown;
  const decimals = isNumber ? decimalsOf(target) : 0;
  const parsed = isNumber && text !== shown ? parseNumber(text, { locale, maxFractionDigits: decimals }) : null;
  const isTooFine = parsed?.ok === false && parsed.problem === 'tooManyDecimals';
  const [isJudged, setJudged] = useState(false);
  const commit = () => {
    if (text === shown) return;
    setJudged(true);
    if (isTooFine) return;
    onFix(parsed?.ok && parsed.value !== null ? String(parsed.value) : text);
  };
  return (
    <TextField
      label={label}
      hideLabel
      value={text}
      inputMode={isNumber ? 'decimal' : 'text'}
      spellCheck={false}
      error={isJudged && isTooFine ? t(decimals === 0 ? 'problem.notWhole' : 'problem.tooManyDecimals', { decimals }) : undefined}
      onChange={(next) => {
        setJudged(false);
        setEdit({ from: shown, text: next });
      }}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && commit()}
    />
  );
}

function localNumber(value: string, locale: string): string {
  return /^-?\d+(\.\d+)?$/.test(value) ? formatNumber(Number(value), { locale, maxFractionDigits: 10 }) : value;
}

export interface FixFieldProps {
  problem: ProblemView;
  /** Names offered by the lookups. */
  names: NameOptions;
  /** Called with the cell's new value, in the format of our files. */
  onFix: (value: string) => void;
}
