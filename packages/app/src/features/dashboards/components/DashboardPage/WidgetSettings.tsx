import { Button, Menu } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Chooses the widgets of a dashboard. The choice is stored on this device. */
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

/** Ids still hidden after showing the widgets of one view; hidden widgets of other views stay hidden. */
export const withoutThese = (hidden: readonly string[], widgets: readonly WidgetName[]): string[] =>
  hidden.filter((id) => !widgets.some((widget) => widget.id === id));

/** A widget as named in the settings. */
export interface WidgetName {
  /** Unique within the dashboard. */
  id: string;
  title: string;
}

export interface WidgetSettingsProps {
  /** Widgets of the current view. */
  widgets: readonly WidgetName[];
  /** Ids of the hidden widgets. */
  hidden: readonly string[];
  onHide: (ids: readonly string[]) => void;
}
