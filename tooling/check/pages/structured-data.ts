import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A type of schema.org: what it is a kind of, and what each of its properties takes. */
interface Type {
  readonly parents: readonly string[];
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

/** What search engines need of a type before they use it, beyond what schema.org itself asks for (which is nothing). */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Hospital: ['name', 'url', 'address'],
  ItemList: ['itemListElement'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  ListItem: ['position'],
  MedicalOrganization: ['name', 'url', 'address'],
  MedicalProcedure: ['name'],
  MedicalWebPage: ['name', 'url'],
  Organization: ['name'],
  Person: ['name'],
  Physician: ['name', 'url'],
  PostalAddress: ['addressCountry'],
  Question: ['name', 'acceptedAnswer'],
  WebSite: ['name', 'url'],
};

/** What a thing needs only where it is described, not where another one refers to it. */
const OF_ITS_OWN = new Set(['url', 'address']);
/** Properties whose text must be a whole address. */
const ADDRESSES = new Set(['url', 'item', 'image', 'logo', 'sameAs', 'contentUrl']);
/** Properties whose text must be a day or an instant. */
const DATES = new Set(['datePublished', 'dateModified', 'datePosted', 'validThrough', 'lastReviewed', 'dateCreated']);

/** Where blocks of JSON-LD are no JSON, or say what schema.org has no word for, or too little for a search engine. */
export function structuredDataFindings(blocks: readonly string[]): string[] {
  return blocks.flatMap((block) => {
    try {
      return [JSON.parse(block) as unknown].flat().flatMap(wrongInBlock);
    } catch (error) {
      return [`no JSON: ${String(error)}`];
    }
  });
}

function wrongInBlock(thing: unknown): string[] {
  if (!isObject(thing)) return wrongIn(thing, true);
  const { '@context': context, '@graph': graph } = thing;
  const found = (Array.isArray(graph) ? graph : [thing]).flatMap((one) => wrongIn(one, true));
  return context === 'https://schema.org' ? found : [`@context is ${String(context)}`, ...found];
}

function wrongIn(thing: unknown, onItsOwn: boolean): string[] {
  if (!isObject(thing)) return [`${JSON.stringify(thing)} is no thing with a type`];
  // A reference to a thing that is described elsewhere.
  if (Object.keys(thing).join(',') === '@id') return [];
  const names = [thing['@type']].flat().map(String);
  const unknown = names.filter((name) => !vocabulary().has(`${name}Leaf`));
  if (unknown.length > 0) return [`schema.org has no type ${unknown.join(', ')}`];
  const kind = names.join(', ');
  const properties = new Map(names.flatMap((name) => Array.from(propertiesOf(`${name}Leaf`))));
  const needed = names
    .flatMap((name) => NEEDED[name] ?? [])
    .filter((name) => isEmpty(thing[name]) && (onItsOwn || !OF_ITS_OWN.has(name)));
  return [
    ...needed.map((name) => `${kind} has no ${name}`),
    ...Object.entries(thing)
      .filter(([name]) => !name.startsWith('@'))
      .flatMap(([name, value]) => {
        // Input and output annotations of an action's properties: schema.org/docs/actions.html.
        const takes = properties.get(name) ?? (/-(in|out)put$/.test(name) ? ['PropertyValueSpecification'] : undefined);
        if (takes === undefined) return [`${kind} has no property ${name} in schema.org`];
        return [value].flat().flatMap((one: unknown) => wrongValue(`${name} of ${kind}`, name, one, takes));
      }),
  ];
}

function wrongValue(where: string, name: string, value: unknown, takes: readonly string[]): string[] {
  if (typeof value === 'string') {
    if (ADDRESSES.has(name) && !URL.canParse(value)) return [`${where} is no whole address: ${value}`];
    if (DATES.has(name) && (!/^\d{4}-\d\d-\d\d/.test(value) || Number.isNaN(Date.parse(value))))
      return [`${where} is no date: ${value}`];
    return value.trim() === '' ? [`${where} is empty`] : [];
  }
  if (value === null) return [`${where} is null`];
  if (!isObject(value)) return [];
  const type = [value['@type']].flat().map(String);
  const fits = type.some((one) => [...kindsOf(`${one}Leaf`)].some((kind) => takes.includes(kind)));
  const found = wrongIn(value, false);
  return fits || found.length > 0 || '@id' in value
    ? found
    : [`${where} takes ${takes.join(', ')}, not ${type.join()}`];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

let known: ReadonlyMap<string, Type> | undefined;

/**
 * schema.org's own words, from schema-dts, which is made from them: an interface `XLeaf` for each type and `XBase` for what those
 * below it inherit.
 */
function vocabulary(): ReadonlyMap<string, Type> {
  if (known !== undefined) return known;
  const file = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.c?js$/, '.d.ts');
  const source = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const types = new Map<string, Type>();
  for (const [, name = '', parents = '', body = ''] of source.matchAll(
    /interface (\w+(?:Base|Leaf))(?: extends ([^{]+))? \{([^}]*)\}/g,
  )) {
    const properties = [...body.matchAll(/"(\w+)"\?: ([^;]+);/g)].map(
      ([, property = '', takes = '']) => [property, takes.match(/\w+/g) ?? []] as const,
    );
    types.set(name, {
      parents: (parents.match(/\w+Base\b/g) ?? []) as string[],
      properties: new Map(properties),
    });
  }
  if (!types.has('ThingBase')) throw new Error(`schema-dts is not written as it was: ${file}`);
  known = types;
  return types;
}

function propertiesOf(name: string): Map<string, readonly string[]> {
  const properties = new Map<string, readonly string[]>();
  for (const each of withParents(name))
    for (const [property, takes] of vocabulary().get(each)?.properties ?? []) properties.set(property, takes);
  return properties;
}

/** The names of a type and of everything it is a kind of. */
function kindsOf(name: string): Set<string> {
  return new Set(withParents(name).map((each) => each.replace(/(Base|Leaf)$/, '')));
}

/** The interface of a type and all it inherits from. */
function withParents(name: string): string[] {
  const names = [name];
  // The set grows while it is iterated.
  for (const each of names) names.push(...(vocabulary().get(each)?.parents ?? []));
  return names;
}
