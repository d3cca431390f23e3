import { Avatar, AvatarPicker as Picker, type AvatarPickerProps as PickerProps } from '@stockroom/ui';
import { Suspense } from 'react';
import { useLanguage } from '../i18n/useLanguage';
import { useTranslation } from '../i18n/useTranslation';
import { safeImage } from '../links/safeImage';

/** Changes or removes a person's picture, with labels in the person's language. A picture on another host is not loaded. */
export function AvatarPicker(props: AvatarPickerProps) {
  const { name, src } = props;
  return (
    <Suspense fallback={<Avatar name={name} src={safeImage(src)} size={96} locale={useLanguage()} decorative />}>
      <WithTexts {...props} />
    </Suspense>
  );
}

/** Suspends on its own texts, without the form around it. */
function WithTexts({ src, ...props }: AvatarPickerProps) {
  const { t } = useTranslation(['pictures', 'common']);
  const labels: PickerProps['labels'] = {
    change: t('change'),
    remove: t('remove'),
    reading: t('reading'),
    title: t('title'),
    take: t('take'),
    cancel: t('common:cancel'),
    stage: t('stage'),
    help: t('help'),
    zoom: t('zoom'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    reset: t('reset'),
    problems: {
      empty: t('problems.empty'),
      svg: t('problems.svg'),
      heic: t('problems.heic'),
      notAnImage: t('problems.notAnImage'),
      tooBig: t('problems.tooBig'),
      corrupt: t('problems.corrupt'),
      notStored: t('problems.notStored'),
      failed: t('failed'),
    },
  };
  return <Picker {...props} src={safeImage(src)} locale={useLanguage()} labels={labels} />;
}

export type AvatarPickerProps = Omit<PickerProps, 'labels' | 'locale'>;
