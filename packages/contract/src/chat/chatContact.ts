import * as v from 'valibot';
import { Id } from '../shared/ids';
import { atMost } from '../shared/text';

/** Own path or `data:` URL of a picture; `null`: none. */
const picture = v.nullable(v.string());

const summary = {
  id: Id,
  avatar: picture,
  background: v.optional(picture),
  name: v.string(),
  about: v.string(),
};

/** Someone to talk to, as a list shows them. */
export const ChatContactSummary = v.object(summary);
export type ChatContactSummary = v.InferOutput<typeof ChatContactSummary>;

/** Someone to talk to, with all that is known of them. Labels (`Work`, `Mobile`) and texts are data, not translation keys. */
export const ChatContact = v.object({
  ...summary,
  details: v.object({
    emails: v.array(v.object({ email: v.string(), label: v.string() })),
    /** `country` is an ISO 3166-1 alpha-2 code in small letters. */
    phoneNumbers: v.array(v.object({ country: v.string(), phoneNumber: v.string(), label: v.string() })),
    title: v.optional(v.string()),
    company: v.string(),
    /** A day as ISO 8601, such as `1990-02-28`, or empty. */
    birthday: v.string(),
    address: v.string(),
  }),
  attachments: v.object({
    /** Own paths of pictures. */
    media: v.array(v.string()),
    docs: v.array(v.object({ name: v.string(), url: v.string() })),
    links: v.array(v.object({ title: v.string(), url: v.string() })),
  }),
});
export type ChatContact = v.InferOutput<typeof ChatContact>;

/** The signed-in person as others see them. */
export const ChatProfile = v.object({
  id: Id,
  name: v.string(),
  email: v.string(),
  avatar: picture,
  about: v.string(),
});
export type ChatProfile = v.InferOutput<typeof ChatProfile>;

export const CHAT_ABOUT_LIMIT = 140;
/** Name and address are the account's; its picture is too, and changed with it. */
export const UpdateChatProfileBody = v.object({
  profile: v.partial(v.object({ about: v.pipe(v.string(), atMost(CHAT_ABOUT_LIMIT)), avatar: picture })),
});
