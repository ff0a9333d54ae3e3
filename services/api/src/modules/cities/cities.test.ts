import type { CityTreatments, City, CitiesPage } from '@ayana/contracts/catalogue';
import { startApi, type TestApi } from '../../../test/support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const treatmentsOf = (slug: string) => api.call<CityTreatments>('GET', `/cities/${slug}/treatments`);

describe('a city', () => {
  test('is found by its slug, in any case, and not by another', async () => {
    expect((await api.call<City>('GET', '/cities/Kochi')).body).toMatchObject({
      name: 'Kochi',
      airport_code: 'COK',
    });
    expect((await api.call('GET', '/cities/atlantis')).status).toBe(404);
  });

  test('lists its hospitals’ treatments, the cheapest hospital first', async () => {
    const { items } = (await treatmentsOf('chennai')).body;
    const knee = items.find(({ slug }) => slug === 'knee-replacement');
    expect(knee?.plain_name).toEqual(expect.any(String));
    const low = knee?.prices.map(({ usd_min }) => usd_min) ?? [];
    expect(low.length).toBeGreaterThan(1);
    expect(low).toEqual(low.toSorted((a, b) => a - b));
    const rows = await api.database.rows<{ hospital_id: string; usd_min: number }>(
      `select price.hospital_id, price.usd_min from hospital_prices price
         join treatments on treatments.id = price.treatment_id and treatments.slug = 'knee-replacement'
         join partner_hospitals hospital on hospital.id = price.hospital_id
         join cities on cities.id = hospital.city_id and cities.slug = 'chennai'
         join partners on partners.id = hospital.partner_id and partners.status = 'active'`,
    );
    expect(new Map(knee?.prices.map(({ hospital_id, usd_min }) => [hospital_id, usd_min]))).toEqual(
      new Map(rows.map(({ hospital_id, usd_min }) => [hospital_id, usd_min])),
    );
  });

  test('lists no price of a hospital whose partner is not active', async () => {
    const hospitals = async (): Promise<Set<string>> =>
      new Set(
        (await treatmentsOf('kochi')).body.items.flatMap(({ prices }) => prices.map(({ hospital_id }) => hospital_id)),
      );
    const [first = ''] = await hospitals();
    await api.database.rows(
      `update partners set status = 'inactive' where id = (select partner_id from partner_hospitals where id = $1)`,
      [first],
    );
    expect(await hospitals()).not.toContain(first);
  });

  test('has treatments, for each of the twenty; an unknown one has none', async () => {
    const cities = (await api.call<CitiesPage>('GET', '/cities')).body.items;
    for (const { slug } of cities) expect((await treatmentsOf(slug)).body.items.length).toBeGreaterThan(0);
    expect((await treatmentsOf('atlantis')).status).toBe(404);
  });
});
