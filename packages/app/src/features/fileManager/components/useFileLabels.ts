import type { FileItem } from '@stockroom/contract';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';

const STEP = 1024;
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Texts for a file or folder in one line. */
export function useFileLabels() {
  const { t } = useTranslation('fileManager');
  const { locale, number, date } = useFormat();
  const size = (bytes: number): string => {
    const step = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(STEP)));
    const maximumFractionDigits = step > 1 ? 1 : 0;
    const unit = { style: 'unit', unit: UNITS[step], unitDisplay: step === 0 ? 'long' : 'short', maximumFractionDigits } as const;
    return new Intl.NumberFormat(locale, unit).format(bytes / STEP ** step);
  };
  /** Such as "2 folders, 5 files". */
  const counts = ({ folders, files }: { folders: number; files: number }): string => {
    const parts = [
      folders > 0 && t('folders', { count: folders, formatted: number(folders) }),
      (files > 0 || folders === 0) && t('files', { count: files, formatted: number(files) }),
    ];
    return parts.filter(Boolean).join(', ');
  };
  const shortAbout = (item: FileItem): string => (item.contents ? counts(item.contents) : size(item.size));
  return {
    size,
    counts,
    shortAbout,
    /** Includes the date of its last change. */
    about: (item: FileItem): string => [shortAbout(item), date(item.modifiedAt)].join(' · '),
    typeName: (item: FileItem): string => (item.type === 'folder' ? t('folder') : t('type', { type: item.type })),
  };
}
