import { formatLocale } from '@ayana/contracts/language';
import { Notice } from '@ayana/shared-ui/notice';
import { LiveDate } from '@ayana/shared-ui/time';
import type { ReleaseChange, Rollout } from './loader';
import { messages } from './messages';
import { vitalText } from './vital-columns';

const { rollout: words } = messages;

/** What speaks against a version, each measure with both figures. */
export function reasonsOf({ findings, now: { visitors } }: Rollout): string {
  const failures = visitors === null ? words.failedPages : words.failures;
  return findings
    .map(({ measure, before, now }) =>
      measure === 'failures'
        ? failures(percent(now), percent(before))
        : words.vital(messages.vitals[measure][0], vitalText(measure, now), vitalText(measure, before)),
    )
    .join(' ');
}

/** Nothing where the roll-out was judged before visitors were counted. */
const seenBy = ({ now, before }: Rollout): string =>
  now.visitors === null || before.visitors === null ? '' : words.seen(now.visitors, before.visitors);

const percent = (value: number): string =>
  (value / 100).toLocaleString(formatLocale(), { style: 'percent', maximumFractionDigits: 1 });

/** What the watch over a roll-out has seen so far. */
export function RolloutLine({ rollout }: { rollout: Rollout }) {
  const { state, since } = rollout;
  const seen = (
    <>
      {words.began} <LiveDate at={since} />
      {': '}
      {seenBy(rollout)} {words.once}
    </>
  );
  return state === 'worse' ? (
    <Notice tone="failed">
      <b>{reasonsOf(rollout)}</b> {words.states[state]} {seen}
    </Notice>
  ) : (
    <p>
      {seen} {words.states[state]}
    </p>
  );
}

/** Why the last version was taken back by itself. */
export function TakenBack({ change, reason }: { change: ReleaseChange; reason: Rollout }) {
  return (
    <Notice>
      <b>{words.takenBack(change.version)}</b> <LiveDate at={change.started_at} />. {reasonsOf(reason)} {seenBy(reason)}
    </Notice>
  );
}
