import * as v from 'valibot';
import { drafts } from '../../../shared/drafts/drafts';
import { draftSubject } from '../../../shared/drafts/draftSubject';
import { guarded } from '../../../shared/leaveGuard/guarded';
import { leavePermit } from '../../../shared/leaveGuard/leavePermit';
import { isUnfinished, KeptUpload } from '../model/uploadLine';
import { createUploadQueue } from './createUploadQueue';
import { uploadCalls } from './uploadCalls';

/** The one queue of the page. It outlives the screen: uploads go on in other areas, and the browser asks before the page goes with them. */
export const uploadQueue = createUploadQueue(uploadCalls);

let release: (() => void) | null = null;

const ask = (event: BeforeUnloadEvent) => {
  if (!leavePermit.isGranted()) event.preventDefault();
};

uploadQueue.subscribe(() => {
  const isBusy = uploadQueue.read().some(isUnfinished);
  if (isBusy && !release) {
    const end = guarded.begin();
    window.addEventListener('beforeunload', ask);
    release = () => {
      end();
      window.removeEventListener('beforeunload', ask);
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
 * Names for the next page what is on its way when this one goes, as it does when the session ends: the files themselves go with the page.
 * @returns how many were lost so before
 */
export function keepUploads(userId: string): number {
  if (owner === userId) return 0;
  if (owner === null) window.addEventListener('pagehide', keep);
  owner = userId;
  const kept = drafts.read(keyOf(userId), v.array(KeptUpload))?.value ?? [];
  drafts.remove(keyOf(userId));
  if (kept.length > 0) uploadQueue.tellLost(kept);
  return kept.length;
}

function keep(): void {
  if (owner === null) return;
  const kept = uploadQueue.kept();
  // Their names alone: there is nothing to be sent or saved any more.
  if (kept.length > 0) drafts.write(keyOf(owner), kept, 'copy');
  else drafts.remove(keyOf(owner));
}
