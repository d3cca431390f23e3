import {
  Done,
  helpCenterEndpoints,
  type HelpFeedbackBody,
  type SupportBody,
  SupportFile,
  SupportFileContent,
  SupportRequest,
} from '@stockroom/contract';
import { request } from '#shared/api/http';

/** Sends whether a guide helped, and the reason. */
export const sendFeedback = (body: HelpFeedbackBody) =>
  request({ method: 'POST', path: helpCenterEndpoints.feedback, body, schema: Done });

/** Stores a search without results, for the authors of the guides. */
export const sendMissedSearch = (search: string) =>
  request({ method: 'POST', path: helpCenterEndpoints.missed, body: { search }, schema: Done, isPrefetch: true });

/** Sends a request for help. */
export const sendRequest = (body: SupportBody) =>
  request({ method: 'POST', path: helpCenterEndpoints.support, body, schema: SupportRequest });

/** Uploads a file for a request. */
export function uploadFile(file: File, signal?: AbortSignal): Promise<SupportFile> {
  const form = new FormData();
  form.append('file', file);
  return request({ method: 'POST', path: helpCenterEndpoints.file, form, schema: SupportFile, signal });
}

/** Fetches a file of a request, as a `data:` URL. */
export const fetchFile = async (id: string): Promise<string> =>
  (await request({ method: 'GET', path: helpCenterEndpoints.file, query: { id }, schema: SupportFileContent })).url;

/** Marks a request as solved or unsolved. */
export const solveRequest = (id: string, solved: boolean) =>
  request({ method: 'PATCH', path: helpCenterEndpoints.requests, body: { id, solved }, schema: SupportRequest });
