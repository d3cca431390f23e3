import { seedToday } from '../../engine/seedTime';
import type { ChatRecord } from '../chatRecord';
import { SCRIPT_ENDS } from './script.seed';

/** The day that the scripted messages of a chat take for today. */
export function scriptDayOf({ scriptDay }: Pick<ChatRecord, 'scriptDay'>, now: number): number {
  return scriptDay ?? seedToday(now, SCRIPT_ENDS);
}
