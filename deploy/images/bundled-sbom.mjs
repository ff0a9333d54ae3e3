// `node bundled-sbom.mjs <bill> <packages.json>`: adds the packages that a build has bundled (tooling/webpack/build.ts writes their list) to
// a bill of materials in CycloneDX. pnpm cannot know them: they are no packages of the running image, only their code is in it.
import { readFileSync, writeFileSync } from 'node:fs';

const [, , file = '', list = ''] = process.argv;
const bom = JSON.parse(readFileSync(file, 'utf8'));
const root = bom.dependencies.find(({ ref }) => ref === bom.metadata.component['bom-ref']);
const known = new Set(bom.components.map(({ purl }) => purl));

for (const { name, version, license } of JSON.parse(readFileSync(list, 'utf8'))) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  if (known.has(purl)) continue;
  const [, group, plain = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  bom.components.push({
    type: 'library',
    'bom-ref': purl,
    ...(group === undefined ? {} : { group }),
    name: plain,
    version,
    purl,
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
    properties: [{ name: 'ayana:bundled', value: 'true' }],
  });
  root?.dependsOn?.push(purl);
}
writeFileSync(file, `${JSON.stringify(bom)}\n`);
