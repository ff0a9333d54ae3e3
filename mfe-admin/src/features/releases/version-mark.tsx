import type { VersionRank } from './overview';

/** A version as it is drawn everywhere on the page: a disc for everybody's, a diamond for a part's, a ring for a past one. */
export function VersionMark({ rank }: { rank: VersionRank }) {
  return (
    <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
      {rank === 'part' ? (
        <path d="M7 1l6 6-6 6-6-6z" fill="var(--marigold-500)" stroke="var(--ink)" strokeWidth="1.5" />
      ) : rank === 'past' ? (
        <circle cx="7" cy="7" r="5" fill="var(--white)" stroke="var(--stone)" strokeWidth="2" />
      ) : (
        <circle cx="7" cy="7" r="6" fill="var(--teal-700)" />
      )}
    </svg>
  );
}
