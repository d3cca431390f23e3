const mailbox = '/api/apps/mailbox';

export const mailboxEndpoints = {
  settings: `${mailbox}/settings`,
  folders: `${mailbox}/folders`,
  filters: `${mailbox}/filters`,
  labels: `${mailbox}/labels`,
  label: `${mailbox}/label`,
  /**
   * GET ?folder|filter|label &page, or the results of `search`. PATCH {ids, mail}: one change to many mails; {changes}: a
   * change for each. DELETE ?folder=trash|spam: deletes all of it for good, with {ids} only these.
   */
  mails: `${mailbox}/mails`,
  /** GET, as `mails` without `page`: the data of every match that bulk actions need. */
  matching: `${mailbox}/mails/matching`,
  mail: `${mailbox}/mail`,
  /** POST {id}: moves a mail just sent back to the drafts. */
  recall: `${mailbox}/mail/recall`,
  /** GET ?id: the mails of its conversation, oldest first. */
  conversation: `${mailbox}/conversation`,
  /** POST multipart {file} → attachment. GET ?id → its content. */
  attachment: `${mailbox}/attachment`,
  /** GET ?url: a remote picture in a mail, fetched by the server so that the remote host does not learn who reads it. */
  picture: `${mailbox}/picture`,
} as const;
