import { DEMO_ACCOUNTS } from '@ayana/contracts/identity';
import { SAVED_AUDIENCES, type BroadcastTemplate } from '@ayana/contracts/operations';
import type { Client } from 'pg';
import type { Ids } from '../../platform/clock/clock.js';

const SEED = 'broadcast templates';

type DemoTemplate = Pick<
  BroadcastTemplate,
  'name' | 'purpose' | 'topic' | 'channels' | 'texts' | 'variables' | 'link' | 'is_urgent'
>;

/** Audiences as the address of a list writes its filters. */
const AUDIENCES: readonly (readonly [name: string, query: string])[] = [
  ['Demo: patients from Bangladesh and their families', 'roles=patient&countries=Bangladesh&with_families=true'],
  ['Demo: patients who speak Arabic or French', 'roles=patient&languages=ar&languages=fr'],
];

const TEMPLATES: readonly DemoTemplate[] = [
  {
    name: 'Demo: the way to the hospital changes',
    purpose: 'mandatory',
    topic: null,
    channels: ['mail', 'bell'],
    texts: [
      {
        language: 'en',
        subject: 'Your way to {{place}} changes',
        body: 'Hello {{name}},\n\nthe way to {{place}} changes. Your driver knows it; please leave twenty minutes earlier.',
        text: null,
        link_label: null,
      },
      {
        language: 'fr',
        subject: 'Le chemin vers {{place}} change',
        body: 'Bonjour {{name}},\n\nle chemin vers {{place}} change. Votre chauffeur le connaît ; partez vingt minutes plus tôt.',
        text: null,
        link_label: null,
      },
    ],
    variables: [
      { name: 'place', language: 'en', value: 'the demo hospital' },
      { name: 'place', language: 'fr', value: 'l’hôpital de démonstration' },
    ],
    link: null,
    is_urgent: false,
  },
  {
    name: 'Demo: news of our hospitals',
    purpose: 'promotion',
    topic: 'hospitals',
    channels: ['mail'],
    texts: [
      {
        language: 'en',
        subject: 'News of our hospitals',
        body: 'Hello {{name}},\n\nread what is new at the hospitals that work with us.',
        text: null,
        link_label: 'Meet them',
      },
    ],
    variables: [],
    link: '/hospitals',
    is_urgent: false,
  },
];

/** Two saved audiences and two templates that the demo desk shares: once. */
export async function seedBroadcastTemplates(client: Client, { ids, now }: { ids: Ids; now: Date }): Promise<void> {
  const { rowCount } = await client.query(
    'insert into seeds (name, seeded_at) values ($1, $2) on conflict do nothing returning name',
    [SEED, now],
  );
  if (rowCount === 0) return;
  const { rows } = await client.query<{ id: string }>(
    `select id from users where email = any ($1) and role = 'ayana_staff'`,
    [DEMO_ACCOUNTS.map(({ email }) => email)],
  );
  const owner = rows[0]?.id;
  if (owner === undefined) throw new Error('There is no demo ayana_staff');
  for (const [name, query] of AUDIENCES)
    await client.query(
      `insert into saved_views (id, list, name, query, is_shared, owner_id, created_at) values ($1, $2, $3, $4, true, $5, $6)`,
      [ids.next(), SAVED_AUDIENCES, name, query, owner, now],
    );
  for (const { name, purpose, topic, channels, texts, variables, link, is_urgent } of TEMPLATES)
    await client.query(
      `insert into broadcast_templates (id, name, is_shared, owner_id, purpose, topic, channels, texts, variables, link, is_urgent,
         created_at, updated_at, version) values ($1, $2, true, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, 1)`,
      [
        ids.next(),
        name,
        owner,
        purpose,
        topic,
        channels,
        JSON.stringify(texts),
        JSON.stringify(variables),
        link,
        is_urgent,
        now,
      ],
    );
}
