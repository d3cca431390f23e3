import { seedToday } from '../../engine/seedTime';
import type { ChatRecord } from '../chatRecord';
import { SCRIPT_ENDS } from './script.seed';

/** Returns the day that the scripted messages of a chat treat as today. */
export function scriptDayOf({ scriptDay }: Pick<ChatRecord, 'scriptDay'>, now: number): number {
  return scriptDay ?? seedToday(now, SCRIPT_ENDS);
}
