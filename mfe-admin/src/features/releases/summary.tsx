import type { Releases } from './loader';
import { messages } from './messages';

/** One sentence: what is released, what is partly released, and whether anything failed. */
export function Summary({ releases: { remotes, failures, hours, generation } }: { releases: Releases }) {
  const reports = failures.reduce((sum, each) => sum + each.reports, 0);
  const onTheirWay = remotes
    .filter(({ versions }) => versions.some(({ traffic, is_default }) => traffic > 0 && !is_default))
    .map(({ remote }) => remote);
  const reported = messages.reported(reports);
  return (
    <p>
      {messages.parts(remotes.length)}
      {onTheirWay.length === 0 ? null : messages.onTheirWay(onTheirWay.join(', '))},{' '}
      {reports === 0 ? reported : <a href="#failures">{reported}</a>} {messages.period[hours]}.{' '}
      {generation === null ? null : messages.generation(generation)}
    </p>
  );
}
