import type { Route } from '../engine/route';
import { fileCopyRoutes } from './fileCopy.handlers';
import { fileReadRoutes } from './fileRead.handlers';
import { fileTrashRoutes } from './fileTrash.handlers';
import { fileUploadRoutes } from './fileUpload.handlers';
import { fileWriteRoutes } from './fileWrite.handlers';

/** Everything under `/api/apps/file-manager`. */
export function fileManagerRoutes(): readonly Route[] {
  return [...fileReadRoutes(), ...fileWriteRoutes(), ...fileCopyRoutes(), ...fileUploadRoutes(), ...fileTrashRoutes()];
}
