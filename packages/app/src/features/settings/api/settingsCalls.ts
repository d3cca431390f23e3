import { Settings, settingsEndpoints, type SettingsPatch } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/http';

export const settingsKey = ['settings', 'own'] as const;

export const settingsQuery = () =>
  queryOptions({
    queryKey: settingsKey,
    queryFn: ({ signal }) => request({ method: 'GET', path: settingsEndpoints.settings, schema: Settings, signal }),
  });

/** Changes some of the settings. `updatedAt` is the version that the change was based on; a stale one is a 409. */
export const updateSettings = (settings: SettingsPatch, signal?: AbortSignal): Promise<Settings> =>
  request({ method: 'PATCH', path: settingsEndpoints.settings, body: { settings }, schema: Settings, signal });
