import { guarded } from '../../../shared/leaveGuard/guarded';
import { leavePermit } from '../../../shared/leaveGuard/leavePermit';
import { isUnfinished } from '../model/uploadLine';
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
