/** The remotes that a page can load. Every browser test drives the shell and the API as well. */
export const REMOTES = ['mfe-public', 'mfe-patient', 'mfe-partner', 'mfe-admin'] as const;

export type Remote = (typeof REMOTES)[number];

const PUBLIC: readonly Remote[] = ['mfe-public'];

/**
 * What the browser tests of a folder of `e2e/specs`, or a story, open: the harness fails a test whose page loads another remote, and
 * `npm test -- --changed` runs those that drive what changed.
 */
export const DRIVES: Readonly<Record<string, readonly Remote[]>> = {
  'specs/accessibility': REMOTES,
  'specs/admin': ['mfe-public', 'mfe-partner', 'mfe-admin'],
  'specs/booking': ['mfe-public', 'mfe-patient', 'mfe-admin'],
  'specs/broken-alone': REMOTES,
  'specs/care': ['mfe-public', 'mfe-patient', 'mfe-admin'],
  'specs/cases': ['mfe-patient', 'mfe-admin'],
  'specs/catalogue': PUBLIC,
  'specs/catalogue-upkeep': ['mfe-public', 'mfe-admin'],
  'specs/consultations': ['mfe-public', 'mfe-patient', 'mfe-admin'],
  'specs/home': ['mfe-public', 'mfe-patient'],
  'specs/identity': REMOTES,
  'specs/inbox': ['mfe-public', 'mfe-admin'],
  'specs/languages': REMOTES,
  'specs/messages': ['mfe-patient', 'mfe-partner', 'mfe-admin'],
  'specs/operation': ['mfe-public', 'mfe-admin'],
  'specs/operations': ['mfe-public', 'mfe-patient', 'mfe-admin'],
  'specs/papers': ['mfe-patient', 'mfe-partner', 'mfe-admin'],
  'specs/partners': REMOTES,
  'specs/portals': REMOTES,
  'specs/public': PUBLIC,
  'specs/releases': REMOTES,
  'specs/rendering': REMOTES,
  'specs/routing': REMOTES,
  'specs/service-desk': ['mfe-patient', 'mfe-admin'],
  'stories/case-work.story.ts': ['mfe-public', 'mfe-admin'],
  'stories/companion.story.ts': ['mfe-public', 'mfe-patient', 'mfe-admin'],
  'stories/compliance.story.ts': ['mfe-public', 'mfe-admin'],
  'stories/contact.story.ts': ['mfe-public', 'mfe-admin'],
  'stories/first-files.story.ts': ['mfe-public', 'mfe-admin'],
  'stories/first-request.story.ts': ['mfe-public', 'mfe-patient', 'mfe-admin'],
  'stories/guest.story.ts': ['mfe-public', 'mfe-patient', 'mfe-admin'],
  'stories/hospital-day.story.ts': REMOTES,
  'stories/laboratory-and-pharmacy.story.ts': REMOTES,
  'stories/organisation-team.story.ts': ['mfe-public', 'mfe-partner', 'mfe-admin'],
  'stories/own-data.story.ts': ['mfe-public', 'mfe-patient', 'mfe-admin'],
  'stories/portal-lists.story.ts': ['mfe-public', 'mfe-admin'],
  'stories/portal-pages.story.ts': ['mfe-public', 'mfe-patient', 'mfe-partner'],
  'stories/replies.story.ts': ['mfe-public', 'mfe-patient', 'mfe-admin'],
  'stories/staff-day.story.ts': ['mfe-public', 'mfe-patient', 'mfe-admin'],
  'stories/talks.story.ts': REMOTES,
};

/** @param file of a browser test, relative to `e2e` */
export function driven(file: string): readonly Remote[] {
  const folder = file.split('/').slice(0, 2).join('/');
  const remotes = DRIVES[folder];
  if (remotes === undefined) throw new Error(`tooling/test/drives.ts does not say which remotes ${folder} opens.`);
  return remotes;
}
