import * as v from 'valibot';
import { drafts } from '#shared/drafts/drafts';
import { draftSubject } from '#shared/drafts/draftSubject';
import { activeGuards } from '#shared/leaveGuard/activeGuards';
import { leavePermit } from '#shared/leaveGuard/leavePermit';
import { isUnfinished, StoredUpload } from '../model/uploadLine';
import { createUploadQueue } from './createUploadQueue';
import { uploadCalls } from './uploadCalls';

/**
 * The page's only upload queue. It outlives the screen: uploads continue elsewhere in the app, and the browser asks before the
 * page is closed.
 */
export const uploadQueue = createUploadQueue(uploadCalls);

let release: (() => void) | null = null;

const confirmUnload = (event: BeforeUnloadEvent) => {
  if (!leavePermit.isGranted()) event.preventDefault();
};

uploadQueue.subscribe(() => {
  const isBusy = uploadQueue.read().some(isUnfinished);
  if (isBusy && !release) {
    const end = activeGuards.begin();
    window.addEventListener('beforeunload', confirmUnload);
    release = () => {
      end();
      window.removeEventListener('beforeunload', confirmUnload);
    };
  }
  if (!isBusy) {
    release?.();
    release = null;
  }
});

let owner: string | null = null;

const keyOf = (userId: string) => ({ userId, subject: draftSubject('file-uploads') });

/**
 * Stores the names of pending uploads for the next page when this one closes, as when the session ends: the files themselves
 * are lost.
 * @returns number of uploads lost earlier
 */
export function restoreLostUploads(userId: string): number {
  if (owner === userId) return 0;
  if (owner === null) window.addEventListener('pagehide', storePendingUploads);
  owner = userId;
  const storedUploads = drafts.read(keyOf(userId), v.array(StoredUpload))?.value ?? [];
  drafts.remove(keyOf(userId));
  if (storedUploads.length > 0) uploadQueue.tellLost(storedUploads);
  return storedUploads.length;
}

function storePendingUploads(): void {
  if (owner === null) return;
  const storedUploads = uploadQueue.kept();
  // Stores only their names: nothing remains to be sent or saved.
  if (storedUploads.length > 0) drafts.write(keyOf(owner), storedUploads, 'copy');
  else drafts.remove(keyOf(owner));
}
