import type { Product } from '@stockroom/contract';
import type { ProductDraft } from '#features/inventory/model/productRules';
import { truncateText, MAX_SHOWN, truncateForMessage } from '../reading/longText';
import { cellText, NEW_TAG } from '../reading/reading';
import { draftOf } from '../reading/readRecord';
import type { FieldChange, ProblemView, RecordView, ShownValue, Window } from '../report';
import { FIELD_OF, type FieldTarget, isLookupTarget, type LookupTarget } from '../targets';
import type { ImportIssue } from './issues';
import type { RecordKind } from './judge';
import type { ImportPlan } from './plan';

export type RecordFilter = 'all' | RecordKind;
export type ProblemFilter = 'all' | 'error' | 'warning';

/** Indexes of the records that match a filter. */
export function filterRecords(plan: ImportPlan, filter: RecordFilter): number[] {
  return plan.verdicts.flatMap(({ kind }, index) => (filter === 'all' || kind === filter ? [index] : []));
}

/** One page of a list of records. */
export function recordWindow(plan: ImportPlan, list: readonly number[], offset: number, limit: number): Window<RecordView> {
  return { total: list.length, offset, items: list.slice(offset, offset + limit).map((index) => recordView(plan, index)) };
}

/** The location of a problem. It stays the same while cells are corrected. */
export interface ProblemLocation {
  record: number;
  target: FieldTarget;
  code: ImportIssue['code'];
}

/**
 * Locations of the problems that match a filter, errors of a row before its warnings. `among`: limits them to these records.
 */
export function listProblems(plan: ImportPlan, filter: ProblemFilter, among?: readonly number[]): ProblemLocation[] {
  const ofRecord = (record: number): ProblemLocation[] => {
    const verdict = plan.verdicts[record];
    if (!verdict || verdict.kind === 'skipped') return [];
    const wanted = filter === 'all' ? verdict.issues : verdict.issues.filter(({ severity }) => severity === filter);
    const errorsFirst = wanted.toSorted((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'));
    return errorsFirst.map(({ target, code }) => ({ record, target, code }));
  };
  return among ? among.flatMap(ofRecord) : plan.verdicts.flatMap((_, record) => ofRecord(record));
}

/** One page of a list of problems, each in its current state. */
export function problemWindow(
  plan: ImportPlan,
  list: readonly ProblemLocation[],
  offset: number,
  limit: number,
): Window<ProblemView> {
  const items = list.slice(offset, offset + limit).map((place, at) => problemView(plan, place, offset + at));
  return { total: list.length, offset, items };
}

function recordView(plan: ImportPlan, index: number): RecordView {
  const { draft, kind, issues, changed } = plan.judgement(index);
  const existing = plan.existing(index);
  return {
    record: index,
    row: plan.rowNumber(index),
    kind,
    sku: truncateForMessage(draft.sku),
    name: truncateForMessage(draft.name),
    issues,
    changes:
      existing && (kind === 'change' || kind === 'refused')
        ? changed.map((target) => changeOf(plan, existing, draft, target))
        : [],
  };
}

function problemView(plan: ImportPlan, { record, target, code }: ProblemLocation, index: number): ProblemView {
  const { draft, issues } = plan.judgement(record);
  const ofCell = issues.filter((issue) => issue.target === target);
  const value = plan.edit(record, target) ?? cellOf(plan, record, target);
  const issue = ofCell.find((item) => item.code === code) ?? ofCell[0];
  return {
    index,
    record,
    row: plan.rowNumber(record),
    target,
    column: plan.header(target),
    value: truncateText(value, MAX_SHOWN),
    valueLength: value.length,
    sku: truncateForMessage(draft.sku),
    name: truncateForMessage(draft.name),
    issue: issue ?? { target, code, severity: 'warning', params: {} },
    fixed: issue === undefined,
  };
}

function cellOf(plan: ImportPlan, record: number, target: FieldTarget): string {
  const place = plan.records[record];
  return place && plan.context.columns[target] ? cellText(place, target, plan.context) : '';
}

function changeOf(plan: ImportPlan, before: Product, after: ProductDraft, target: FieldTarget): FieldChange {
  return { target, before: toShownValue(plan, draftOf(before), target), after: toShownValue(plan, after, target) };
}

function toShownValue(plan: ImportPlan, draft: ProductDraft, target: FieldTarget): ShownValue {
  const value = draft[FIELD_OF[target]];
  if (isLookupTarget(target)) return value === 0 ? null : nameOf(plan, target, Number(value));
  if (target === 'tags') return draft.tags.map((tag) => tagTitle(plan, tag)).join(', ');
  if (target === 'images') return draft.images.length;
  if (target === 'thumbnail') {
    return draft.thumbnail === null ? null : draft.images.findIndex(({ url }) => url === draft.thumbnail) + 1;
  }
  if (typeof value === 'string') return truncateText(value, MAX_SHOWN);
  return typeof value === 'object' ? null : value;
}

function nameOf(plan: ImportPlan, target: LookupTarget, id: number): string {
  return plan.context.indexes[target].nameOf(id) ?? plan.newName(id) ?? `{${id}}`;
}

function tagTitle(plan: ImportPlan, tag: string): string {
  return tag.startsWith(NEW_TAG) ? tag.slice(NEW_TAG.length) : (plan.context.indexes.tags.titleOf(tag) ?? `{${tag}}`);
}
