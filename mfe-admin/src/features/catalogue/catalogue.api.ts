import { treatmentLabel } from '@ayana/contracts/treatment-names';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { commandAction, listLoader, readWhole } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { CatalogueEntity, CatalogueQuery, CatalogueRow } from './entity';
import type { ChoiceList, Choices, Option } from './form/fields';

/** In the place of an id: the form of a new row. */
export const NEW = 'new';

/** What the page of a row shows; `row` is null for a new one. */
export interface CataloguePage<Row> {
  id: string;
  row: Row | null;
  choices: Choices;
}

/** What is done with a row as it was when it was read. */
export type RowCommand = { intent: 'remove' | 'restore'; id: string; version: number };

/** The loaders and the action of the two pages of a table. */
export function catalogueRoutes<Row extends CatalogueRow>({ calls, names, lists }: CatalogueEntity<Row>) {
  return {
    listLoader: listLoader<Row, CatalogueQuery>({
      names,
      read: calls.list,
    }),
    rowLoader: ({ params }: LoaderFunctionArgs): Promise<Part<CataloguePage<Row>>> => {
      const { id = NEW } = params;
      return readPart(
        (async () => {
          const [row, choices] = await Promise.all([id === NEW ? null : calls.one(id), readChoices(lists)]);
          return { id, row, choices };
        })(),
      );
    },
    rowAction: commandAction(async ({ intent, id, version }: RowCommand): Promise<void> => {
      await (intent === 'remove' ? calls.remove(id, version) : calls.restore(id, version));
    }),
  };
}

const READERS: Readonly<Record<ChoiceList, () => Promise<Option[]>>> = {
  hospitals: async () => {
    const items = await readWhole((part) =>
      dataOf(api.GET('/catalogue/hospitals', { params: { query: { state: 'active' as const, ...part } } })),
    );
    return items.map(({ id, hospital_name }) => ({ value: id, label: hospital_name }));
  },
  cities: async () => {
    const items = await readWhole((part) =>
      dataOf(api.GET('/catalogue/cities', { params: { query: { state: 'active' as const, ...part } } })),
    );
    return items.map(({ id, name }) => ({ value: id, label: name }));
  },
  treatments: async () => {
    const items = await readWhole((part) => dataOf(api.GET('/treatments', { params: { query: part } })));
    return items.map(({ id, ...names }) => ({ value: id, label: treatmentLabel(names) }));
  },
};

async function readChoices(lists: readonly ChoiceList[]): Promise<Choices> {
  const read = async (list: ChoiceList): Promise<Option[]> => (lists.includes(list) ? READERS[list]() : []);
  const [hospitals, cities, treatments] = await Promise.all([read('hospitals'), read('cities'), read('treatments')]);
  return { hospitals, cities, treatments };
}
