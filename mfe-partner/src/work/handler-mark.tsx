import type { WorkSubject } from '@ayana/contracts/journey';
import { handlerMessages as words } from './handler-messages';

/** Who of the organisation has a piece of work, below its line; nothing where nobody has it. */
export function HandlerMark({ work: { handler_name } }: { work: Pick<WorkSubject, 'handler_name'> }) {
  return handler_name === null ? null : <small dir="auto">{words.has(handler_name)}</small>;
}
