import type { Route } from '../engine/route';
import { mailAttachmentRoutes } from './attachment.handlers';
import { composeRoutes } from './compose.handlers';
import { mailLabelRoutes } from './label.handlers';
import { mailListRoutes } from './list/mails.handlers';
import { mailRoutes } from './mail.handlers';
import { mailSettingsRoutes } from './settings.handlers';

/** Routes under `/api/apps/mailbox`. */
export function mailboxRoutes(): readonly Route[] {
  return [
    ...mailListRoutes(),
    ...mailRoutes(),
    ...composeRoutes(),
    ...mailLabelRoutes(),
    ...mailSettingsRoutes(),
    ...mailAttachmentRoutes(),
  ];
}
