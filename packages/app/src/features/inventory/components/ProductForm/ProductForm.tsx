import { PRODUCT_LIMITS } from '@stockroom/contract';
import { ErrorSummary, Form, Heading } from '@stockroom/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { DRAFT_FIELDS, type DraftField, type ProductDraft } from '#features/inventory/model/draft';
import type { ProductProblems } from '#features/inventory/model/productFields';
import { SaveBar, type SaveBarState } from '#shared/editing/views/SaveBar';
import { useTranslation } from '#shared/i18n/useTranslation';
import { ImagesPanel, type ImagesPanelProps } from '../ImagesPanel/ImagesPanel';
import { useProductFieldLabels } from '../useProductFieldLabels';
import { fieldId } from './fieldId';
import { AreaSlot } from './fieldSlots';
import { Group } from './Group';
import { IdentityFields } from './IdentityFields';
import { PriceFields } from './PriceFields';
import { Column, Columns, ColumnsInner, Shell } from './ProductForm.styles';
import { StockFields } from './StockFields';
import type { GroupProps, Tagging } from './types';
import { useIssueText } from './useIssueText';

/** Number of rendering steps: names, codes and the picture; prices and stock; everything. */
export const FORM_STEPS = 3;

/**
 * The details of a product, or the draft of a new one: every field of the entity. Renders a named region with a form. Fully
 * controlled: it keeps no state of its own.
 */
export function ProductForm(props: ProductFormProps) {
  const { draft, problems, bar, readOnly, followsBase, renderedSteps = FORM_STEPS, onChange, onLeave } = props;
  const { isNew, isSaving } = bar;
  const labels = useProductFieldLabels(props.name);
  const { t } = useTranslation('inventory');
  const titleId = useId();
  const isDraft = useRef(isNew);
  useEffect(() => {
    if (isDraft.current) selectField('name');
  }, []);
  const isWhole = renderedSteps === FORM_STEPS;
  const group = { draft, problems, readOnly, onChange, onLeave };
  return (
    <Shell aria-labelledby={titleId} data-partial={!isWhole || undefined} onFocus={props.onFocus}>
      <Heading level={2} id={titleId} hidden={!isNew}>
        {isNew ? t('form.newLabel') : t('form.label', { name: props.name })}
      </Heading>
      {props.banners}
      <Form onSubmit={props.onSubmit} labelledBy={titleId} busy={isSaving}>
        <FormProblems problems={problems} attempt={props.attempt} />
        <Columns>
          <ColumnsInner>
            <Column>
              <IdentityFields {...group} />
              {renderedSteps > 1 && (
                <>
                  <PriceFields {...group} followsBase={followsBase} onToggleFollow={props.onToggleFollow} />
                  <StockFields {...group} savedStock={props.savedStock} renderReasonFields={props.renderReasonFields} />
                </>
              )}
              {isWhole && (
                <>
                  {props.renderClassification(group)}
                  <DescriptionField {...group} />
                  {!isNew && props.renderMovements()}
                </>
              )}
            </Column>
            <Column>
              <ImagesPanel
                {...props.images}
                images={draft.images}
                thumbnail={draft.thumbnail}
                onChange={onChange}
                readOnly={readOnly}
                isComplete={renderedSteps > 1}
              />
              {isWhole && props.renderTags({ selected: draft.tags, onChange })}
            </Column>
          </ColumnsInner>
        </Columns>
        {isWhole && (props.maySave ?? true) && <SaveBar {...bar} labels={labels} />}
      </Form>
    </Shell>
  );
}

/** Focuses a new product's name and selects it, so that typing replaces it. */
function selectField(field: DraftField) {
  const input = document.getElementById(fieldId(field));
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}

export interface ProductFormProps {
  /** Saved name of the product; also the name of the region. */
  name: string;
  draft: ProductDraft;
  /** Stored stock: when the draft differs, the form asks for a reason. */
  savedStock: number;
  renderReasonFields: (change: number) => ReactNode;
  problems: ProductProblems;
  /** Unsaved changes, and the state of saving them. */
  bar: SaveBarState<DraftField>;
  /** False for users with read access only. @default true */
  maySave?: boolean;
  readOnly: boolean;
  followsBase: boolean;
  /** Number of rendered steps. @default all */
  renderedSteps?: number;
  /** Number of failed attempts to save; each new one moves the focus to the summary of problems. */
  attempt: number;
  /** Above the form: changes of the product elsewhere, failures, restored drafts. */
  banners?: ReactNode;
  /** This and the next two load their own data. They are rendered in the last step, and load no sooner. */
  renderClassification: (group: GroupProps) => ReactNode;
  renderTags: (tagging: Tagging) => ReactNode;
  /** Left out for a new product. */
  renderMovements: () => ReactNode;
  images: Pick<ImagesPanelProps, 'onAddFiles' | 'onRemove' | 'progress' | 'problems' | 'onDismissProblems' | 'onAnnounce'>;
  onChange: (change: Partial<ProductDraft>) => void;
  onLeave: (field: DraftField) => void;
  onFocus?: () => void;
  onToggleFollow: () => void;
  onSubmit: () => void;
}

/** A product's description as plain text: markup in it is shown, not run. */
function DescriptionField({ draft, problems, readOnly, onChange, onLeave }: GroupProps) {
  const { t } = useTranslation('inventory');
  const { errorText } = useIssueText();
  return (
    <Group title={t('form.groups.description')}>
      <AreaSlot
        field="description"
        value={draft.description}
        hideLabel
        rows={4}
        maxLength={PRODUCT_LIMITS.description}
        error={errorText(problems.description)}
        readOnly={readOnly}
        onChange={onChange}
        onLeave={onLeave}
      />
    </Group>
  );
}

/** Problems that prevent saving the product, each a link to its field. Takes the focus at each failed attempt. */
function FormProblems({ problems, attempt }: { problems: ProductProblems; attempt: number }) {
  const { t } = useTranslation('inventory');
  const { errorText } = useIssueText();
  const errors = DRAFT_FIELDS.flatMap((field) => {
    const message = errorText(problems[field]);
    return message === undefined ? [] : [{ fieldId: fieldId(field), message: `${t(`fields.${field}`)}: ${message}` }];
  });
  if (attempt === 0) return null;
  return <ErrorSummary title={t('form.problems', { count: errors.length })} errors={errors} attempt={attempt} />;
}
