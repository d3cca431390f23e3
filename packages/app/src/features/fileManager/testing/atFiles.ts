import { demoUser } from '@stockroom/mocks';

const root = '/apps/file-manager';

/** Parameters of a story that opens at an address of the file manager. @param path below its root: `/folders/folder-photos` */
export const atFiles = (path: string) => ({
  app: { user: demoUser, path: `${root}${path}`, route: `${root}/:folders?/:folderId?` },
});
