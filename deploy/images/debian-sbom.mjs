// `node debian-sbom.mjs <file>`: writes the bill of materials of what is not from npm, in CycloneDX: Debian's packages, and Node.js.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const [, , file = ''] = process.argv;
const debian = /^VERSION_ID="?([^"\n]*)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? '';
const format = '${binary:Package}\\t${Version}\\t${Architecture}\\n';
const packages = execFileSync('dpkg-query', ['--show', '--showformat', format], { encoding: 'utf8' });

const components = packages
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', version = '', architecture = ''] = line.split('\t');
    // `libc6:amd64` where a package may be there for several architectures.
    const plain = name.replace(/:.*$/, '');
    const purl = `pkg:deb/debian/${plain}@${encodeURIComponent(version)}?arch=${architecture}&distro=debian-${debian}`;
    return { type: 'library', 'bom-ref': purl, name: plain, version, purl };
  });
const node = process.version.slice(1);
const purl = `pkg:generic/node@${node}`;
const bom = {
  $schema: 'http://cyclonedx.org/schema/bom-1.7.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.7',
  version: 1,
  metadata: { component: { type: 'operating-system', name: 'debian', version: debian } },
  components: [...components, { type: 'application', 'bom-ref': purl, name: 'node', version: node, purl }],
};
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bom)}\n`);
