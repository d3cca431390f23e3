import * as v from 'valibot';
import { Id } from '../shared/ids';
import { atMost } from '../shared/text';

/** Internal path or `data:` URL of a picture; `null`: none. */
const picture = v.nullable(v.string());

const summary = {
  id: Id,
  avatar: picture,
  background: v.optional(picture),
  name: v.string(),
  about: v.string(),
};

/** A person to chat with, as shown in a list. */
export const ChatContactSummary = v.object(summary);
export type ChatContactSummary = v.InferOutput<typeof ChatContactSummary>;

/** A person to chat with, in full. Labels (`Work`, `Mobile`) and texts are data, not translation keys. */
export const ChatContact = v.object({
  ...summary,
  details: v.object({
    emails: v.array(v.object({ email: v.string(), label: v.string() })),
    /** `country` is an ISO 3166-1 alpha-2 code in lower case. */
    phoneNumbers: v.array(v.object({ country: v.string(), phoneNumber: v.string(), label: v.string() })),
    title: v.optional(v.string()),
    company: v.string(),
    /** Date in ISO 8601, such as `1990-02-28`, or empty. */
    birthday: v.string(),
    address: v.string(),
  }),
  attachments: v.object({
    /** Internal paths of pictures. */
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
/** Name and address belong to the account; the picture does too, and is changed along with it. */
export const UpdateChatProfileBody = v.object({
  profile: v.partial(v.object({ about: v.pipe(v.string(), atMost(CHAT_ABOUT_LIMIT)), avatar: picture })),
});
