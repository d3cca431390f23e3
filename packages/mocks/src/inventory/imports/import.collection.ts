import { baseOf, defineCollection } from '../../engine/collection';
import type { ImportedBatch } from './importedBatch';
import { importsOfDemo } from './imports.seed';

export const importCollection = defineCollection<ImportedBatch>({
  name: 'imports',
  version: 1,
  seed: (dataSet) => baseOf<ImportedBatch>(dataSet === 'empty' ? [] : importsOfDemo()),
  required: ['id', 'importId', 'index', 'added', 'updated', 'undone'],
});
