import type { ImportFault } from '../model/calls';
import { FileFaultError } from '../model/reading/readFile';
import { ImportFaultError } from './importFault';
import type { ImportSession, Progress } from './importSession';
import type { FromWorker, WorkerMessage } from './protocol';

/**
 * Handles the page's calls with a session. It is the worker's whole body, kept separate so that a test can replace either side.
 * @returns the handler of messages from the page
 */
export function serve(session: ImportSession, post: (message: FromWorker) => void): (message: WorkerMessage) => Promise<void> {
  const running = new Map<number, AbortController>();

  return async (message) => {
    if (message.kind === 'cancel') {
      running.get(message.id)?.abort();
      return;
    }
    const { id } = message;
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const result = await answer(session, message, (done) => post({ kind: 'progress', id, done }), controller.signal);
      post({ kind: 'result', id, result });
    } catch (error) {
      post({ kind: 'fault', id, fault: faultOf(error), detail: error instanceof Error ? error.message : String(error) });
    } finally {
      running.delete(id);
    }
  };
}

type Answer = ReturnType<ImportSession[keyof ImportSession]>;

function answer(
  session: ImportSession,
  message: WorkerMessage & { kind: 'call' },
  progress: Progress,
  signal: AbortSignal,
): Answer {
  // One case per call: the input's type is known only where the name of the call is.
  switch (message.call) {
    case 'read':
      return session.read(message.input, progress, signal);
    case 'check':
      return session.check(message.input, progress, signal);
    case 'records':
      return session.records(message.input, progress, signal);
    case 'problems':
      return session.problems(message.input, progress, signal);
    case 'fix':
      return session.fix(message.input, progress, signal);
    case 'fixSuggested':
      return session.fixSuggested(message.input, progress, signal);
    case 'chooseName':
      return session.chooseName(message.input, progress, signal);
    case 'prepare':
      return session.prepare(message.input, progress, signal);
    case 'batch':
      return session.batch(message.input, progress, signal);
    case 'settle':
      return session.settle(message.input, progress, signal);
    case 'export':
      return session.export(message.input, progress, signal);
  }
}

function faultOf(error: unknown): ImportFault {
  return error instanceof FileFaultError || error instanceof ImportFaultError ? error.fault : 'broken';
}
