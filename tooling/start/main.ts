// `npm start`: everything on one machine, on one address. See tooling/README.md.
import { runMain } from '../terminal/fail.ts';
import { Progress } from '../terminal/progress.ts';
import { serve } from './serve.ts';
import { PROGRAMS } from './supervisor.ts';

await runMain(() => serve(PROGRAMS, new Progress()));
