import {
  Done,
  helpCenterEndpoints,
  type HelpFeedbackBody,
  type SupportBody,
  SupportFile,
  SupportFileContent,
  SupportRequest,
} from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/** Says of a guide whether it helped, and why. */
export const sendFeedback = (body: HelpFeedbackBody) =>
  request({ method: 'POST', path: helpCenterEndpoints.feedback, body, schema: Done });

/** Keeps a search that found nothing, for whoever writes the guides. */
export const sendMissed = (search: string) =>
  request({ method: 'POST', path: helpCenterEndpoints.missed, body: { search }, schema: Done, isAhead: true });

/** Asks for help. */
export const sendRequest = (body: SupportBody) =>
  request({ method: 'POST', path: helpCenterEndpoints.support, body, schema: SupportRequest });

/** Takes in a file that goes with a request. */
export function uploadFile(file: File, signal?: AbortSignal): Promise<SupportFile> {
  const form = new FormData();
  form.append('file', file);
  return request({ method: 'POST', path: helpCenterEndpoints.file, form, schema: SupportFile, signal });
}

/** A file of a request, as a `data:` URL. */
export const fetchFile = async (id: string): Promise<string> =>
  (await request({ method: 'GET', path: helpCenterEndpoints.file, query: { id }, schema: SupportFileContent })).url;

/** Says that a request is solved, or is not. */
export const solveRequest = (id: string, solved: boolean) =>
  request({ method: 'PATCH', path: helpCenterEndpoints.requests, body: { id, solved }, schema: SupportRequest });
