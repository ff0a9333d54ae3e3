import type { Site } from '../harness/fixtures.ts';

export interface Run {
  id: string;
}

/** A chain that pages one person; what it pages about is the title. */
export async function chainFor(site: Site, person_id: string): Promise<(title: string) => Promise<Run>> {
  const admin = <T>(path: string, body: object): Promise<T> => site.api.as<T>('admin', 'POST', path, body);
  const chain = await admin<{ id: string }>('/escalation-chains', {
    name: `Pages ${Date.now()}`,
    rounds: 1,
    steps: [{ targets: [{ kind: 'person', id: person_id }], channels: ['bell', 'mail'], wait_minutes: 600 }],
  });
  return (title) => admin('/escalation-runs', { chain_id: chain.id, title, text: 'Please call the surgeon.' });
}
