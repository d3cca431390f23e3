import { ATTACHMENT_BYTES, MailAttachment, MailAttachmentContent, mailboxEndpoints, MailPicture } from '@stockroom/contract';
import { badRequest, notFound } from '../engine/errors';
import { idOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import { base64Of, readUpload } from '../uploads/readUpload';
import { buildAttachment } from './mail.factory';
import { mailCollection, mailFileCollection } from './mailbox.collection';
import { seedContent } from './seed/attachments.seed';
import { PICTURES, pictureUrl } from './seed/pictures.seed';

/** Attachments of mails: uploaded as forms, served by their id. */
export function mailAttachmentRoutes(): readonly Route[] {
  return [
    route('POST', mailboxEndpoints.attachment, MailAttachment, storeAttachment),
    route('GET', mailboxEndpoints.attachment, MailAttachmentContent, serveAttachment),
    route('GET', mailboxEndpoints.picture, MailPicture, ({ url }) =>
      Promise.resolve({ url: drawnPicture(url.searchParams.get('url')) }),
    ),
  ];
}

async function storeAttachment({ request, context }: ProtectedCall): Promise<MailAttachment> {
  const { url, ...file } = await readUpload(request, ATTACHMENT_BYTES);
  const attachment = buildAttachment({ id: context.newId(), ...file });
  return context.store.write([mailFileCollection], (transaction) => {
    transaction.put(mailFileCollection, { ...attachment, url });
    return attachment;
  });
}

async function serveAttachment({ url, context }: ProtectedCall): Promise<MailAttachmentContent> {
  const id = idOf(url);
  const view = await context.store.read([mailFileCollection, mailCollection]);
  const stored = view.get(mailFileCollection, id);
  if (stored) return stored;
  for (const { attachments } of view.values(mailCollection)) {
    const found = attachments.find((attachment) => attachment.id === id);
    if (found) return { ...found, url: seedUrl(found) };
  }
  throw notFound();
}

function seedUrl(attachment: MailAttachment): string {
  const drawn = PICTURES[attachment.type];
  if (drawn) return pictureUrl(attachment.type, drawn);
  if (attachment.preview.startsWith('/media/')) return attachment.preview;
  const bytes = new TextEncoder().encode(seedContent(attachment));
  return `data:${attachment.type || 'application/octet-stream'};base64,${base64Of(bytes)}`;
}

/** Draws a stand-in for the picture a real server would have fetched: a card with the name of its host. */
function drawnPicture(address: string | null): string {
  if (!address || !URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw badRequest({ path: 'url', message: 'is no address of a picture' });
  }
  const host = new URL(address).host.replace(/[^\w.:-]/g, '');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="200"><rect width="480" height="200" fill="#e9e3d5"/><path d="M0 200l120-90 80 60 110-110 170 140z" fill="#b9c7c2"/><text x="24" y="40" font-family="sans-serif" font-size="16" fill="#3d3a33">${host}</text></svg>`;
  return `data:image/svg+xml;base64,${btoa(drawing)}`;
}
