/**
 * Why there is no picture: the person or the device refuses it, there is no camera, another program has it, the browser knows none, the
 * page was not opened by https, what reads the picture could not be fetched, or something else.
 */
export const CAMERA_PROBLEMS = ['refused', 'absent', 'busy', 'unsupported', 'insecure', 'noReader', 'failed'] as const;
export type CameraProblem = (typeof CAMERA_PROBLEMS)[number];

/** A camera that gives no picture. */
export class CameraError extends Error {
  constructor(readonly problem: CameraProblem) {
    super(problem);
  }
}

/** By the names that browsers give their errors (Media Capture and Streams, 10.2). */
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
