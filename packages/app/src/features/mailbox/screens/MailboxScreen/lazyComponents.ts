import { withTexts } from '#shared/i18n/withTexts';
import { lazyPart } from '#shared/routing/lazyPart';

/** Overlays load when they are first opened. */
export const AttachmentPreview = lazyPart(
  'attachment-preview',
  async () => (await import('#shared/attachments/AttachmentPreview')).AttachmentPreview,
);

export const LabelsDialog = lazyPart('mail-labels', async () => (await withTexts('tags', import('./LabelsDialog'))).LabelsDialog);

export const MailSettings = lazyPart('mail-settings', async () => (await import('./MailSettings')).MailSettings);

/** Bulk actions load when the page is idle. */
export const MailSelection = lazyPart('mail-selection', async () => (await import('./MailSelection')).MailSelection);
