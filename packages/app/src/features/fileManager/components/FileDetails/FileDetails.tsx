import type { FileItem } from '@stockroom/contract';
import { Button, DescriptionList, IconButton, Link, Inline, Heading, Text } from '@stockroom/ui';
import type { ReactNode } from 'react';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useHasRole } from '#shared/session/useHasRole';
import { FileIcon } from '../FileIcon/FileIcon';
import { useFileLabels } from '../useFileLabels';
import { Body, Head } from './FileDetails.styles';

/** Details and actions of a file or folder. */
export function FileDetails({ item, place, preview, description, ...on }: FileDetailsProps) {
  const { t } = useTranslation('fileManager');
  const { date } = useFormat();
  const labels = useFileLabels();
  const may = useHasRole('write');
  const isFolder = item.type === 'folder';
  const known = [
    place && { term: t('details.place'), value: <Link href={place.href}>{place.name}</Link> },
    item.contents && { term: t('details.contents'), value: labels.counts(item.contents) },
    { term: t('details.size'), value: labels.size(item.size) },
    { term: t('details.createdBy'), value: item.createdBy },
    { term: t('details.createdAt'), value: date(item.createdAt, { time: true }) },
    { term: t('details.modifiedAt'), value: date(item.modifiedAt, { time: true }) },
  ];
  return (
    <Body>
      <Inline gap={1} justify="end" wrap={false}>
        {may && (
          <IconButton icon="star" label={t('details.star')} pressed={item.starred} onPress={() => on.onStar(!item.starred)} />
        )}
        <IconButton icon="close" label={t('details.close')} onPress={on.onClose} />
      </Inline>
      <Head>
        {preview ?? <FileIcon type={item.type} size={88} />}
        <Heading level={2} font="heading" overflow="break">
          {item.name || t('noName')}
        </Heading>
        <Text font="small" tone="muted">
          {labels.typeName(item)}
        </Text>
      </Head>
      <Inline justify="center">
        {isFolder ? (
          <Button variant="primary" onPress={on.onOpen}>
            {t('row.open')}
          </Button>
        ) : (
          <Button variant="primary" icon="show" onPress={on.onPreview}>
            {t('preview.button')}
          </Button>
        )}
        <Button icon="download" loading={on.isLoading} onPress={on.onDownload}>
          {t('download')}
        </Button>
        {may && (
          <>
            <Button icon="edit" onPress={on.onRename}>
              {t('rename')}
            </Button>
            <Button icon="folder" onPress={on.onMove}>
              {t('move')}
            </Button>
            <Button icon="delete" onPress={on.onDelete}>
              {t('delete')}
            </Button>
          </>
        )}
      </Inline>
      <DescriptionList items={known.filter((each) => each !== null && each !== undefined)} />
      {description}
    </Body>
  );
}

export interface FileDetailsProps {
  item: FileItem;
  /** The folder it is in, when it was found from elsewhere. */
  place?: { name: string; href: string };
  /** Replaces the drawing. */
  preview?: ReactNode;
  description: ReactNode;
  /** Whether its content is being loaded for the download. */
  isLoading: boolean;
  onOpen: () => void;
  onStar: (starred: boolean) => void;
  onPreview: () => void;
  onDownload: () => void;
  onRename: () => void;
  onMove: () => void;
  onDelete: () => void;
  onClose: () => void;
}
