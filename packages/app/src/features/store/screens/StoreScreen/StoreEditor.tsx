import type { StoreDetails } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { storeDetailsKey, updateStoreDetails } from '#features/store/api/storeCalls';
import { StoreForm } from '#features/store/components/StoreForm/StoreForm';
import { StoredStoreDraft, storeFields } from '#features/store/model/storeFields';
import { draftSubject } from '#shared/drafts/draftSubject';
import { changesOf } from '#shared/editing/model/recordFields';
import { useRecordEdit } from '#shared/editing/useRecordEdit';
import { ConflictDialog } from '#shared/editing/views/ConflictDialog';
import { EditBanners } from '#shared/editing/views/EditBanners';
import { EditGuard } from '#shared/editing/views/EditGuard';
import { SaveBar } from '#shared/editing/views/SaveBar';
import { useTranslation } from '#shared/i18n/useTranslation';
import { broadcastInvalidation } from '#shared/query/tabSync';

/** The editor of the store's card. */
export function StoreEditor({ card, onSaved, onCancel }: StoreEditorProps) {
  const { t } = useTranslation('store');
  const client = useQueryClient();
  const first = useRef<HTMLInputElement>(null);
  const edit = useRecordEdit({
    fields: storeFields,
    record: card,
    subject: draftSubject('store', card.storeId),
    storedSchema: StoredStoreDraft,
    nameOf: (record) => record.storeName,
    async save({ saved, draft }, signal) {
      const answer = await updateStoreDetails({ ...changesOf(storeFields, saved, draft), updatedAt: saved.updatedAt }, signal);
      client.setQueryData(storeDetailsKey(card.storeId), answer);
      broadcastInvalidation(storeDetailsKey(card.storeId));
      return answer;
    },
    onSaved,
    onClosed: onCancel,
  });
  const values = { name: card.storeName, field: (field: keyof typeof edit.draft) => t(`fields.${field}`) };
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <EditBanners {...edit.banners} labels={values} />
      <StoreForm
        draft={edit.draft}
        problems={edit.problems}
        attempt={edit.attempt}
        isSaving={edit.bar.isSaving}
        firstRef={first}
        bar={<SaveBar {...edit.bar} labels={values} onCancel={onCancel} />}
        onChange={edit.set}
        onLeave={edit.leave}
        onSubmit={edit.submit}
      />
      {edit.conflict && <ConflictDialog {...edit.conflict} labels={values} />}
      {edit.guard && <EditGuard {...edit.guard} labels={values} isLeaving={isOtherPlace} />}
    </>
  );
}

const isOtherPlace = (from: Location, to: Location) => from.pathname !== to.pathname || isEdit(from) !== isEdit(to);

const isEdit = ({ search }: Location) => new URLSearchParams(search).has('edit');

export interface StoreEditorProps {
  /** The server's latest version. */
  card: StoreDetails;
  onSaved: () => void;
  /** Leaves the form; asks first about unsaved changes. */
  onCancel: () => void;
}
