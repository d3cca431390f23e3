import { CHAT_ABOUT_LIMIT, type ChatProfile } from '@stockroom/contract';
import { Alert, Button, DescriptionList, Form, TextArea, toDataUrl, Inline, Stack } from '@stockroom/ui';
import { useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import * as v from 'valibot';
import { updateProfile } from '#features/chat/api/chatCalls';
import { chatKeys } from '#features/chat/api/chatKeys';
import { Portrait } from '#features/chat/components/chat.styles';
import { announce } from '#shared/announce/announce';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useDraft } from '#shared/drafts/useDraft';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { AvatarPicker } from '#shared/pictures/AvatarPicker';
import { ChangeUserContext } from '#shared/session/ChangeUserContext';

/** Form of the profile: nothing is saved before "Save". The picture belongs to the account, and changes everywhere. */
export function ProfileForm({ profile, onClose }: ProfileFormProps) {
  const { t } = useTranslation(['chat', 'common']);
  const client = useQueryClient();
  const describe = useDescribeError();
  const changeUser = use(ChangeUserContext);
  const about = useDraft(draftSubject('chat-profile', profile.id), v.string(), profile.about);
  const [picture, setPicture] = useState<string | null>(profile.avatar);
  const [state, setState] = useState<{ isSaving: boolean; error?: unknown }>({ isSaving: false });
  const isTooLong = [...about.value].length > CHAT_ABOUT_LIMIT;

  const save = async () => {
    if (isTooLong || state.isSaving) return;
    setState({ isSaving: true });
    try {
      const avatar = picture === profile.avatar ? undefined : picture;
      if (avatar !== undefined && changeUser) await changeUser({ avatar });
      const next = await updateProfile({ about: about.value, ...(avatar !== undefined && !changeUser && { avatar }) });
      client.setQueryData(chatKeys.profile, next);
      about.forget();
      announce(t('profile.saved'));
      onClose();
    } catch (error) {
      setState({ isSaving: false, error });
    }
  };

  return (
    <Form label={t('menu.profile')} onSubmit={() => void save()} busy={state.isSaving}>
      <Stack>
        {state.error !== undefined && <Alert tone="critical">{describe(state.error).message}</Alert>}
        <Portrait>
          <AvatarPicker
            label={t('profile.picture')}
            name={profile.name}
            src={picture}
            onChange={(blob) => (blob === null ? setPicture(null) : void toDataUrl(blob).then(setPicture))}
          />
        </Portrait>
        <DescriptionList
          items={[
            { term: t('profile.name'), value: profile.name },
            { term: t('profile.email'), value: profile.email },
          ]}
        />
        <TextArea label={t('profile.about')} value={about.value} onChange={about.set} maxLength={CHAT_ABOUT_LIMIT} />
        <Inline justify="end" wrap={false}>
          <Button
            onPress={() => {
              about.forget();
              onClose();
            }}
          >
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="primary" loading={state.isSaving}>
            {t('profile.save')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

export interface ProfileFormProps {
  profile: ChatProfile;
  onClose: () => void;
}
