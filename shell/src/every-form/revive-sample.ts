/** The value that a sample of `tooling/forms` stands for. */
export function reviveSample(sample: unknown): unknown {
  if (Array.isArray(sample)) return sample.map(reviveSample);
  if (typeof sample !== 'object' || sample === null) return sample;
  if (!('$' in sample) || !('of' in sample)) {
    return Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, reviveSample(value)]));
  }
  const of = reviveSample(sample.of);
  switch (sample.$) {
    case 'function':
      return () => of;
    case 'date':
      return new Date(String(of));
    case 'map':
      return new Map();
    case 'set':
      return new Set();
    case 'promise':
      return Promise.resolve(of);
    default:
      throw new Error(`Unknown sample: ${String(sample.$)}`);
  }
}
