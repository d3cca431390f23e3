import type { Settings, SettingsPatch } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { shouldShowError } from '#shared/errors/describeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { ChangeUserContext } from '#shared/session/ChangeUserContext';
import { toasts } from '#shared/toast/toast';
import { settingsKey, updateSettings } from './settingsCalls';

/** Fields that the top bar shows too. */
const FIELDS_IN_TOP_BAR = ['name', 'email', 'avatar'] as const;

/** Saves some of the settings, here and in every tab; refetches what others see of the user. */
export function useSaveSettings(): (changes: SettingsPatch, signal?: AbortSignal) => Promise<Settings> {
  const client = useQueryClient();
  const changeUser = use(ChangeUserContext);
  const { t } = useTranslation('settings');
  const showAround = () => {
    changeUser?.({}).catch((error: unknown) => {
      // The save succeeded, and the form shows it: only the frame around it is stale.
      if (!shouldShowError(error)) return;
      const action = { label: t('showAgain'), onAction: showAround };
      toasts.show({ id: 'settings-around', tone: 'warning', message: t('notShownAround'), action });
    });
  };
  return async (changes, signal) => {
    const answer = await updateSettings(changes, signal);
    client.setQueryData(settingsKey, answer);
    broadcastInvalidation(settingsKey);
    if (FIELDS_IN_TOP_BAR.some((field) => field in changes)) showAround();
    return answer;
  };
}
