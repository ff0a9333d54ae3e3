import { MAX_REVIEW_HOURS } from '@ayana/contracts/releases';
import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { assertReviewable, DEFAULT_HOURS, reviewLinks } from '../review-links.ts';
import { openStore } from '../stores/open-store.ts';
import { knownPackage } from './release-command.ts';

/** `npm run releases -- --review mfe-partner@<version> [--hours 24]`: prints a link that shows one browser a stored version. */
export async function reviewCommand(
  { what, hours: asked }: { what: string; hours: string | undefined },
  say: (line: string) => void,
): Promise<void> {
  const [name, version = ''] = what.split('@');
  const remote = knownPackage(name, 'releases -- --review');
  const hours = asked === undefined ? DEFAULT_HOURS : Number(asked);
  if (!Number.isInteger(hours) || hours < 1 || hours > MAX_REVIEW_HOURS)
    throw new SentenceError(`--hours is "${asked}", but a link lives from 1 to ${MAX_REVIEW_HOURS} hours.`);
  assertReviewable(remote);
  const linkTo = reviewLinks(process.env);
  const store = await openStore(process.env);
  const versions = (await store.versions(remote)).map((one) => one.version);
  if (!versions.includes(version))
    throw new SentenceError(`${remote}@${version} is not in ${store.address}. There are: ${versions.join(', ')}.`);
  const { link, until } = linkTo({ remote, version }, hours);
  say(`\n  ${link}\n`);
  say(
    `  Anyone who opens it sees ${remote} ${version} in that browser, for its session, until ${until.toISOString()} at most.`,
  );
}
