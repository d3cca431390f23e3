import { Button, Menu } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';

/** Which widgets a dashboard shows: each can be put away and brought back. The choice is kept on this device. */
export function WidgetSettings({ widgets, hidden, onHide }: WidgetSettingsProps) {
  const { t } = useTranslation('dashboards');
  return (
    <Menu
      label={t('settings.title')}
      trigger={<Button icon="settings">{t('settings.title')}</Button>}
      items={[
        {
          type: 'section',
          title: t('settings.shown'),
          items: widgets.map(({ id, title }) => ({
            id,
            label: title,
            checked: !hidden.includes(id),
            onSelect: () => onHide(hidden.includes(id) ? hidden.filter((each) => each !== id) : [...hidden, id]),
          })),
        },
        { type: 'divider' },
        { id: 'all', label: t('settings.all'), icon: 'show', onSelect: () => onHide(withoutThese(hidden, widgets)) },
      ]}
    />
  );
}

/** Brings back the widgets of one view, and leaves what is hidden in others. */
export const withoutThese = (hidden: readonly string[], widgets: readonly WidgetName[]): string[] =>
  hidden.filter((id) => !widgets.some((widget) => widget.id === id));

/** A widget as it is called in the settings. */
export interface WidgetName {
  /** Unique within the dashboard. */
  id: string;
  title: string;
}

export interface WidgetSettingsProps {
  /** Those of the view that is shown. */
  widgets: readonly WidgetName[];
  /** Ids of those that are put away. */
  hidden: readonly string[];
  onHide: (ids: readonly string[]) => void;
}
