import type { Progress } from '../terminal/progress.ts';
import { serveSite } from './serve-site.ts';
import { Supervisor, type Programs } from './supervisor.ts';

/** `npm start`: the released site, supervised, until it is asked to stop. @returns exit code */
export function serve(programs: Programs, progress: Progress): Promise<number> {
  return serveSite((settings, _progress, running) => new Supervisor(settings, programs, progress, running), progress);
}
