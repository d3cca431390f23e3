import { type Contact, MAX_CONTACT_TAG_TITLE } from '@stockroom/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { countriesQuery } from '#entities/countries/countriesQuery';
import { contactTagActions } from '#features/contacts/api/contactTagActions';
import { saveContact } from '#features/contacts/api/saveContact';
import { ContactForm } from '#features/contacts/components/ContactForm/ContactForm';
import { fieldId } from '#features/contacts/components/ContactForm/fieldId';
import { useContactFieldLabels } from '#features/contacts/components/useContactFieldLabels';
import { contactFields, StoredContactDraft } from '#features/contacts/model/contactFields';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useRecordEdit } from '#shared/editing/useRecordEdit';
import { ConflictDialog } from '#shared/editing/views/ConflictDialog';
import { EditBanners } from '#shared/editing/views/EditBanners';
import { EditGuard } from '#shared/editing/views/EditGuard';
import { SaveBar } from '#shared/editing/views/SaveBar';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toDataUrl } from '#shared/pictures/dataUrl';
import { TagsPanel } from '#shared/tags/TagsPanel';
import { useTagActions } from '#shared/tags/useTagActions';

/** The editor of a contact: the editing kit's edit, plus the parts that only contacts have. */
export function ContactEditor({ contact, isGone, onSaved, onCancel, onDelete, onDeleted }: ContactEditorProps) {
  const { t } = useTranslation(['contacts', 'common']);
  const client = useQueryClient();
  const name = useRef<HTMLInputElement>(null);
  const { edit, draft, saved, facts, set, ...rest } = useRecordEdit({
    fields: contactFields,
    record: contact,
    isDeleted: isGone,
    subject: draftSubject('contact', contact.id),
    storedSchema: StoredContactDraft,
    nameOf: (record) => record.name,
    save: (changed, signal) => saveContact(client, changed, signal),
    remove: onDeleted,
    onCreated: onSaved,
    onSaved,
    onClosed: onCancel,
  });
  const tagging = useTagActions(contactTagActions, (id) => {
    const { tags } = edit.getSnapshot().context.draft;
    if (!tags.includes(id)) set({ tags: [...tags, id] });
  });
  const countries = useQuery(countriesQuery());
  const labels = useContactFieldLabels(saved.name, tagging.tags === 'failed' ? [] : tagging.tags);
  useDocumentTitle(saved.name, rest.isRefused ? t('common:errors.titlePrefix') : undefined);
  useEffect(() => {
    // A new contact's name is selected, so that typing replaces it.
    name.current?.select();
    name.current?.focus();
  }, []);
  return (
    <>
      <ContactForm
        draft={draft}
        saved={saved}
        problems={rest.problems}
        attempt={rest.attempt}
        isSaving={rest.bar.isSaving}
        nameRef={name}
        banners={<EditBanners {...rest.banners} labels={labels} />}
        countries={countries.data ?? (countries.isError ? 'failed' : NO_COUNTRIES)}
        onRetryCountries={() => void countries.refetch()}
        tags={
          <TagsPanel
            id={fieldId('tags')}
            selected={draft.tags}
            maxTitle={MAX_CONTACT_TAG_TITLE}
            onChange={(tags) => set({ tags })}
            {...tagging}
          />
        }
        bar={<SaveBar {...rest.bar} labels={labels} onCancel={onCancel} onDelete={() => onDelete(() => rest.bar.onDelete?.())} />}
        onChange={(change, changedFacts) => {
          const isNews = Object.keys(change).length > 0 || changedFacts?.birthdayIsUnclear !== facts.birthdayIsUnclear;
          if (isNews) set(change, changedFacts);
        }}
        onLeave={rest.leave}
        onPicture={(picture) => {
          if (picture === null) set({ avatar: null });
          else void toDataUrl(picture).then((avatar) => set({ avatar }));
        }}
        onSubmit={rest.submit}
      />
      {rest.conflict && <ConflictDialog {...rest.conflict} labels={labels} />}
      {rest.guard && <EditGuard {...rest.guard} labels={labels} isLeaving={leavesForm} />}
    </>
  );
}

const NO_COUNTRIES: never[] = [];

/**
 * Whether a navigation leaves the form: to another contact, the list, reading mode or another page, each of which has its own
 * address.
 */
const leavesForm = (from: Location, to: Location) => from.pathname !== to.pathname || isEdit(from) !== isEdit(to);

const isEdit = ({ search }: Location) => new URLSearchParams(search).has('edit');

export interface ContactEditorProps {
  /** The server's newest version. */
  contact: Contact;
  /** Whether the contact no longer exists on the server. */
  isGone: boolean;
  onSaved: () => void;
  /** Leaves the form, after a question about unsaved changes. */
  onCancel: () => void;
  /** Asks whether to delete the contact. @param remove deletes it */
  onDelete: (remove: () => void) => void;
  /** Deletes the contact. */
  onDeleted: (contact: Contact) => Promise<unknown>;
}
