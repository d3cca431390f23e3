import type { Product } from '@stockroom/contract';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useDocumentTitle } from '../../../../shared/hooks/useDocumentTitle';
import { useEver } from '../../../../shared/hooks/useEver';
import { useSteps } from '../../../../shared/hooks/useSteps';
import { EditBanners } from '../../components/EditBanners/EditBanners';
import { FORM_STEPS, ProductForm } from '../../components/ProductForm/ProductForm';
import { issuesOf, unsavedFields } from '../../machines/productEditContext';
import { changedFields, toDraft } from '../../model/draft';
import { addImages } from '../../model/imageList';
import { shownProblems } from '../../model/problems';
import { editMachine, type EditServices } from './editActors';
import { EditGuard } from './EditGuard';
import { EditorClassification, EditorConflict, EditorMovements, EditorTags } from './EditorParts';
import { useCodeOwners } from './useCodeOwners';
import { useEditWords } from './useEditWords';
import { useImageFiles } from './useImageFiles';
import { useImageRemoval } from './useImageRemoval';
import { useKeptDraft } from './useKeptDraft';
import { announce } from '../../../../shared/announce/announce';

/** One product being looked at and edited: the machine, and everything that feeds it and is fed by it. */
export function ProductEditor({
  product,
  isNew = false,
  isGone = false,
  storeName,
  services,
  onCreated,
  onClosed,
  onAsked,
}: ProductEditorProps) {
  const { t } = useTranslation(['inventory', 'common']);
  const edit = useActorRef(editMachine(services), { input: { product, isNew } });
  const state = useSelector(edit, (snapshot) => snapshot);
  const { context } = state;
  const { saved, draft } = context;
  const isUnsaved = state.hasTag('unsaved');

  const problems = shownProblems(issuesOf(context), context.refusals, context);
  const isRefused = context.submitted && Object.values(problems).some(({ error, refusal }) => error ?? refusal);
  useDocumentTitle(t('title'), isRefused ? t('common:errors.titlePrefix') : undefined);

  const leavingRef = useRef(false);
  const { attempt, wasSaved } = useEditWords(edit, saved.name);
  const keeping = useKeptDraft(edit, product.id);
  const onLeave = useCodeOwners(edit);
  const drawn = useSteps(FORM_STEPS);
  const putTagOn = (id: string) => {
    const { tags } = edit.getSnapshot().context.draft;
    if (!tags.includes(id)) edit.send({ type: 'draft.changed', change: { tags: [...tags, id] } });
  };
  const files = useImageFiles(draft.images.length, (images) =>
    edit.send({ type: 'draft.changed', change: addImages(edit.getSnapshot().context.draft, images) }),
  );
  const removeImage = useImageRemoval(edit);

  useEffect(() => {
    if (isGone) edit.send({ type: 'record.gone' });
    else if (!isNew) edit.send({ type: 'record.changed', product });
  }, [edit, isNew, isGone, product]);

  const isDone = state.status === 'done';
  const createdId = isNew && !context.isNew ? saved.id : null;
  useEffect(() => {
    if (leavingRef.current) return;
    if (isDone) onClosed();
    else if (createdId !== null) onCreated(createdId);
  }, [isDone, createdId, leavingRef, onClosed, onCreated]);

  const isEditing = state.matches('editing');
  const isConflict = state.matches('conflict');
  const hadConflict = useEver(isConflict);
  const wasUnsaved = useEver(isUnsaved);
  return (
    <>
      <ProductForm
        name={saved.name}
        draft={draft}
        problems={problems}
        unsaved={unsavedFields({ saved: context.snapshot ?? saved, draft })}
        isNew={context.isNew}
        isSaving={state.matches('saving')}
        isDeleting={state.matches('deleting')}
        wasSaved={wasSaved}
        readOnly={state.hasTag('busy') && context.isNew}
        followsBase={context.followsBase}
        attempt={attempt}
        drawn={drawn}
        banners={
          <EditBanners
            failure={context.failure}
            wasDeleting={state.matches('failed') && !context.failedToSave}
            changedElsewhere={isEditing && context.theirs ? changedFields(toDraft(saved), toDraft(context.theirs)) : []}
            merged={isEditing ? context.merged : []}
            kept={isUnsaved ? null : keeping.kept}
            onRestore={() => keeping.restore()}
            onDrop={() => keeping.drop()}
            onMerge={() => edit.send({ type: 'record.merged' })}
            onRetry={() => edit.send({ type: context.failedToSave ? 'draft.submit' : 'delete.asked' })}
            onDismiss={() => edit.send({ type: 'failure.dismissed' })}
            onAddAgain={() => edit.send({ type: 'draft.addAgain' })}
          />
        }
        renderClassification={(group) => <EditorClassification {...group} brandName={saved.brand} storeName={storeName} />}
        renderTags={(tagging) => <EditorTags {...tagging} onCreated={putTagOn} />}
        renderMovements={() => <EditorMovements productId={product.id} />}
        images={{
          ...files,
          onAddFiles: files.addFiles,
          onDismissProblems: files.dismissProblems,
          onRemove: removeImage,
          onSay: announce,
        }}
        onChange={(change) => edit.send({ type: 'draft.changed', change })}
        onLeave={onLeave}
        onFocus={() => edit.send({ type: 'form.focused' })}
        onToggleFollow={() => edit.send({ type: 'price.lockToggled' })}
        onSubmit={() => edit.send({ type: 'draft.submit' })}
        onDiscard={() => edit.send({ type: 'draft.discard' })}
        onDelete={() => edit.send({ type: 'delete.asked' })}
      />
      {hadConflict && (
        <EditorConflict
          open={isConflict}
          name={saved.name}
          conflicts={context.conflicts}
          choices={context.choices}
          isTried={context.submitted}
          onChoose={(field, choice) => edit.send({ type: 'conflict.chosen', field, choice })}
          onChooseAll={(choice) => edit.send({ type: 'conflict.allChosen', choice })}
          onSave={() => edit.send({ type: 'conflict.settled' })}
          onLater={() => edit.send({ type: 'conflict.left' })}
        />
      )}
      {wasUnsaved && <EditGuard {...{ edit, isUnsaved, isNew, leavingRef, onAsked }} name={saved.name} />}
    </>
  );
}

export interface ProductEditorProps {
  /** The server's newest word, or the defaults of a new product. */
  product: Product;
  isNew?: boolean;
  /** The product is not on the server any more. */
  isGone?: boolean;
  storeName: string;
  services: EditServices;
  /** A new product was saved under this number. Must stay the same over renders. */
  onCreated: (id: number) => void;
  /** The edit is over: deleted or discarded. Must stay the same over renders. */
  onClosed: () => void;
  /** The question before leaving was answered, whatever the answer. Must stay the same over renders. */
  onAsked: () => void;
}
