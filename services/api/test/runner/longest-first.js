import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** Jest's own, which knows how long a file took only where it ran before. It is a dependency of Jest's core. */
const { default: TestSequencer } = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'))(
  '@jest/test-sequencer',
);

/** The longest files: begun last, one of them would run on while the other workers have nothing to do. */
const LONG = [
  'walks',
  'reading-changes-nothing',
  'ended-processes',
  'hostile-input',
  'access',
  'escalation-killed',
  'migrations',
  'uploads',
  'accounts',
  'processes',
  'who-sees-what',
  'laboratory',
  'bills',
  'lived-stay',
  'storage',
  'commands',
  'replica',
  'outage',
  'jobs',
  'expensive',
  'record-pack',
  'application-role',
  'imports',
  'private-logs',
  'messaging',
  'foreign-fields',
  'ownership',
  'realtime',
  'release-watch',
];
const rankOf = ({ path }) => {
  const place = LONG.findIndex((name) => path.endsWith(`/${name}.test.ts`));
  return place === -1 ? LONG.length : place;
};

/** Starts the long files first, on a machine that has never run them too. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
