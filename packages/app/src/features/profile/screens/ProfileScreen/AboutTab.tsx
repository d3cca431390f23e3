import { type Profile, PROFILE_LIMITS } from '@stockroom/contract';
import { Card, Form, TextArea, Stack } from '@stockroom/ui';
import { useQueryClient } from '@tanstack/react-query';
import { profileKey, updateAbout } from '#features/profile/api/profileCalls';
import { MultilineField } from '#features/profile/components/profile.styles';
import { aboutFields, StoredAboutDraft } from '#features/profile/model/aboutFields';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useRecordEdit } from '#shared/editing/useRecordEdit';
import { useRefusalText } from '#shared/editing/useRefusalText';
import { ConflictDialog } from '#shared/editing/views/ConflictDialog';
import { EditBanners } from '#shared/editing/views/EditBanners';
import { EditGuard } from '#shared/editing/views/EditGuard';
import { SaveBar } from '#shared/editing/views/SaveBar';
import { useTranslation } from '#shared/i18n/useTranslation';
import { broadcastInvalidation } from '#shared/query/tabSync';

/** The user's text about themselves. It is part of their settings, which show it too. */
export function AboutTab({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const refusalText = useRefusalText();
  const client = useQueryClient();
  const edit = useRecordEdit({
    fields: aboutFields,
    record: profile,
    subject: draftSubject('about', profile.id),
    storedSchema: StoredAboutDraft,
    nameOf: () => t('tabs.about'),
    async save({ saved, draft }, signal) {
      const answer = await updateAbout({ about: draft.about.trim(), updatedAt: saved.updatedAt }, signal);
      client.setQueryData(profileKey, answer);
      for (const key of [profileKey, ['settings', 'own']]) broadcastInvalidation(key);
      void client.invalidateQueries({ queryKey: ['settings', 'own'] });
      return answer;
    },
  });
  const labels = { name: t('tabs.about'), field: () => t('aboutLabel'), discard: t('discard') };
  const { error, refusal } = edit.problems.about ?? {};
  const refused = refusal === undefined ? undefined : refusalText(refusal);
  return (
    <Card>
      <Stack>
        <EditBanners {...edit.banners} labels={labels} />
        <Form label={t('tabs.about')} busy={edit.bar.isSaving} onSubmit={edit.submit}>
          <MultilineField>
            <TextArea
              label={t('aboutLabel')}
              help={t('aboutHelp')}
              value={edit.draft.about}
              rows={6}
              autoGrow
              maxLength={PROFILE_LIMITS.about}
              error={error ? t('tooLong', { most: PROFILE_LIMITS.about }) : refused}
              onChange={(about) => edit.set({ about })}
              onBlur={() => edit.leave('about')}
            />
            <SaveBar {...edit.bar} labels={labels} />
          </MultilineField>
        </Form>
      </Stack>
      {edit.conflict && <ConflictDialog {...edit.conflict} labels={labels} />}
      {edit.guard && <EditGuard {...edit.guard} labels={labels} isLeaving={leavesProfile} />}
    </Card>
  );
}

const leavesProfile = (from: { pathname: string; search: string }, to: { pathname: string; search: string }) =>
  from.pathname !== to.pathname || from.search !== to.search;
