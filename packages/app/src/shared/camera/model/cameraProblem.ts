/**
 * Why there is no picture: access was denied by the user or the device, there is no camera, another program uses it, the
 * browser has no support, the page was not opened by https, the reader could not be loaded, or another reason.
 */
export const CAMERA_PROBLEMS = ['refused', 'absent', 'busy', 'unsupported', 'insecure', 'noReader', 'failed'] as const;
export type CameraProblem = (typeof CAMERA_PROBLEMS)[number];

/** The error of a camera without a picture. */
export class CameraError extends Error {
  constructor(readonly problem: CameraProblem) {
    super(problem);
  }
}

/** Problems by the names of browser errors (Media Capture and Streams, 10.2). */
const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** The problem behind an error. */
export function problemOf(error: unknown): CameraProblem {
  if (error instanceof CameraError) return error.problem;
  return (error instanceof Error && PROBLEMS[error.name]) || 'failed';
}
