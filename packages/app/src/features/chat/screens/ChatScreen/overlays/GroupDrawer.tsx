import { type Chat, CHAT_GROUP_LIMITS, CreateChatGroupBody, type ChatGroup } from '@stockroom/contract';
import { Button, Checkbox, Drawer, foldText, Form, SearchField, TextField, Text, Stack } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { contactsQuery } from '#features/chat/api/chatQueries';
import { Choices } from '#features/chat/components/chat.styles';
import { useSaveGroup } from '#features/chat/screens/parts/useSaveGroup';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useDraft } from '#shared/drafts/useDraft';
import { useTranslation } from '#shared/i18n/useTranslation';

const GroupDraft = v.object({ title: v.string(), topic: v.string(), members: v.array(v.string()) });

/** Creates or edits a group or a room: title, topic and members. */
export function GroupDrawer({ kind, group, onDone, onClose }: GroupDrawerProps) {
  const { t } = useTranslation(['chat', 'common']);
  const id = useId();
  const { data: contacts = [] } = useQuery(contactsQuery());
  const start = {
    title: group?.contact.name ?? '',
    topic: group?.contact.about ?? '',
    members: group?.group?.members.map((member) => member.id) ?? [],
  };
  const draft = useDraft(draftSubject('chat-group', group?.id ?? kind), GroupDraft, start);
  const [isTried, setTried] = useState(false);
  // Not persisted: a search for contacts is quickly retyped.
  const [search, setSearch] = useState('');
  const { title, topic, members } = draft.value;
  const change = (changes: Partial<typeof draft.value>) => draft.set({ ...draft.value, ...changes });
  const save = useSaveGroup({
    kind,
    group,
    onDone(chatId) {
      draft.forget();
      onDone(chatId);
    },
  });
  const values = { title, topic, contactIds: members };
  const isRight = v.is(CreateChatGroupBody, { kind, ...values });
  const submit = () => {
    setTried(true);
    if (isRight) save(values);
  };
  const wanted = foldText(search);
  const found = contacts.filter((contact) => members.includes(contact.id) || foldText(contact.name).includes(wanted));
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={group ? t('group.edit') : t(kind === 'room' ? 'menu.room' : 'menu.group')}
      description={t(kind === 'room' ? 'group.roomHelp' : 'group.groupHelp')}
      closeLabel={t('common:close')}
      dismissable={false}
      footer={
        <>
          <Button
            onPress={() => {
              draft.forget();
              onClose();
            }}
          >
            {t('common:cancel')}
          </Button>
          <Button variant="primary" onPress={submit}>
            {group ? t('group.save') : t('group.create')}
          </Button>
        </>
      }
    >
      <Form label={t('group.form')} onSubmit={submit} id={id}>
        <Stack>
          <TextField
            label={t('group.title')}
            value={title}
            onChange={(next) => change({ title: next })}
            maxLength={CHAT_GROUP_LIMITS.title}
            error={isTried && title.trim() === '' ? t('group.titleMissing') : undefined}
            required
          />
          <TextField
            label={t('group.topic')}
            value={topic}
            onChange={(next) => change({ topic: next })}
            maxLength={CHAT_GROUP_LIMITS.topic}
          />
          <SearchField label={t('group.search')} value={search} onChange={setSearch} labels={{ clear: t('search.clear') }} />
          <Text font="small" tone="muted" role={isTried && members.length === 0 ? 'alert' : 'status'}>
            {isTried && members.length === 0 ? t('group.membersMissing') : t('group.members', { count: members.length })}
          </Text>
          <Choices aria-label={t('group.people')}>
            {found.map((contact) => (
              <li key={contact.id}>
                <Checkbox
                  label={contact.name.trim() || t('nameless')}
                  checked={members.includes(contact.id)}
                  onChange={(isOn) =>
                    change({ members: isOn ? [...members, contact.id] : members.filter((each) => each !== contact.id) })
                  }
                />
              </li>
            ))}
          </Choices>
        </Stack>
      </Form>
    </Drawer>
  );
}

export interface GroupDrawerProps {
  kind: ChatGroup['kind'];
  /** The group to edit; without one, a group is created. */
  group?: Chat;
  onDone: (chatId: string) => void;
  onClose: () => void;
}
