const mailbox = '/api/apps/mailbox';

export const mailboxEndpoints = {
  settings: `${mailbox}/settings`,
  folders: `${mailbox}/folders`,
  filters: `${mailbox}/filters`,
  labels: `${mailbox}/labels`,
  label: `${mailbox}/label`,
  /**
   * GET ?folder|filter|label &page, with `search` what is searched. PATCH {ids, mail}: many alike; {changes}: each its own way.
   * DELETE ?folder=trash|spam: all of it for ever, with {ids} only these.
   */
  mails: `${mailbox}/mails`,
  /** GET, as `mails` without `page`: what acts over all that match need of each. */
  matching: `${mailbox}/mails/matching`,
  mail: `${mailbox}/mail`,
  /** POST {id}: what was just sent goes back to the drafts. */
  recall: `${mailbox}/mail/recall`,
  /** GET ?id: the mails of its conversation, the oldest first. */
  conversation: `${mailbox}/conversation`,
  /** POST multipart {file} → attachment. GET ?id → what is in it. */
  attachment: `${mailbox}/attachment`,
  /** GET ?url: an outside picture of a mail, fetched by the server: the other side does not learn who looks. */
  picture: `${mailbox}/picture`,
} as const;
