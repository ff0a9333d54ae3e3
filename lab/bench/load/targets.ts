/** The reads and pages that are asked for most, as a browser asks for them: through the render server. */
export interface Target {
  readonly name: string;
  readonly path: string;
}

export async function targetsOf(origin: string): Promise<readonly Target[]> {
  const doctor = await firstId(`${origin}/api/doctors?limit=1`);
  const hospital = await firstId(`${origin}/api/partner-hospitals?limit=1`);
  const paths = [
    '/',
    '/hospitals',
    '/doctors',
    `/doctors/${doctor}`,
    `/hospital/${hospital}`,
    '/search?q=knee',
    '/api/doctors?limit=20',
    '/api/partner-hospitals?limit=20',
    `/api/doctors/${doctor}/free-times?days=14`,
    '/api/search?q=knee',
  ];
  return paths.map((path) => ({ name: path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id'), path }));
}

/** Lists of doctors that are not in the cache: each is computed. */
export function differentLists(count: number): readonly string[] {
  const cities = ['chennai', 'delhi', 'hyderabad', 'vellore', 'mumbai'];
  const languages = ['Arabic', 'Bengali', 'Russian', 'Swahili', 'Hindi'];
  return Array.from({ length: count }, (_, index) => {
    const query = new URLSearchParams({ limit: '20', fee_max: String(60 + index) });
    if (index % 2 === 1) query.set('city', cities[index % cities.length] ?? '');
    if (index % 3 === 1) query.set('language', languages[index % languages.length] ?? '');
    return `/api/doctors?${String(query)}`;
  });
}

async function firstId(url: string): Promise<string> {
  const { items } = (await (await fetch(url)).json()) as { items: { id: string }[] };
  const id = items[0]?.id;
  if (id === undefined) throw new Error(`${url} lists nothing.`);
  return id;
}
