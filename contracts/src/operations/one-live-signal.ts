/** Something that met the condition of a signal. */
interface Finding {
  /** Null for the system. */
  subject_id: string | null;
  began_at: string;
  /** Null while it lasts. */
  ended_at: string | null;
}

const END_OF_TIME = Number.POSITIVE_INFINITY;
const end = ({ ended_at }: Finding): number => (ended_at === null ? END_OF_TIME : Date.parse(ended_at));

/**
 * The findings that would have made a signal: as the job, a second one about the same subject makes none while the first lasts.
 * @param findings the oldest first
 */
export function withoutRepeats<Found extends Finding>(findings: readonly Found[]): Found[] {
  /** Until when the signal of a subject lasts. */
  const live = new Map<string, number>();
  return findings.filter((finding) => {
    const key = finding.subject_id ?? '';
    const until = live.get(key);
    const repeats = until !== undefined && until > Date.parse(finding.began_at);
    live.set(key, repeats ? Math.max(until, end(finding)) : end(finding));
    return !repeats;
  });
}
