import { nameParts } from '@stockroom/contract';
import type { DataSet } from '../../engine/collection';
import { lazySeeds } from '../../engine/store/lazySeeds';
import { buildFile, buildFolder } from '../file.factory';
import { typeOf } from '../fileType';
import type { StoredFile } from '../storedFile';
import { fileRows } from './files.rows';

const others = lazySeeds(() => import('./files.dataSets'));

/** Returns the initial files and folders of a data set. */
export function filesOf(dataSet: DataSet): readonly StoredFile[] {
  switch (dataSet) {
    case 'empty':
    case 'files-empty':
      return [];
    case 'hostile-text':
      return others().hostileFiles();
    case 'files-5000':
      return [...demoFiles(), ...others().manyFiles(5000)];
    default:
      return demoFiles();
  }
}

let read: readonly StoredFile[] | undefined;

const demoFiles = (): readonly StoredFile[] => (read ??= fileRows.trim().split('\n').map(fromRow));

const MIMES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.txt': 'text/plain',
  '.csv': 'text/csv',
  '.jpg': 'image/jpeg',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

function fromRow(row: string): StoredFile {
  const [id = '', folder = '', name = '', createdBy = '', day = '', content = '', size = '', description = ''] = row.split('|');
  const at = `${day}T09:30:00.000Z`;
  const about = { id, folderId: folder || null, name, createdBy, createdAt: at, modifiedAt: at, updatedAt: at, description };
  if (content === '') return buildFolder(about);
  const mime = MIMES[nameParts(name).ending] ?? '';
  return buildFile({ ...about, content, size: Number(size), mime, type: typeOf(name, mime), starred: id === 'file-price-list' });
}
