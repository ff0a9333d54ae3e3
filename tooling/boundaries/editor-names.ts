/** Where an editor would lose what is typed: a React key, or a name in storage, that changes when another person saves. */
export interface VersionedName {
  line: number;
  kind: 'key' | 'name';
}

const VERSION = /\b(?:revision|version|updated_at)\b(?!\.\w)/;
const KEY = /\bkey=\{((?:[^{}`]|`[^`]*`)*)\}/;
const NAME = /^\s*name: .*\$\{[^}]*\b(?:revision|version|updated_at)\b(?!\.\w)/;

/** Finds keys and form names with the version of a row in the source of a screen. */
export function versionedNames(source: string): VersionedName[] {
  return source.split('\n').flatMap((text, at) => {
    const found: VersionedName[] = [];
    if (VERSION.test(KEY.exec(text)?.[1] ?? '')) found.push({ line: at + 1, kind: 'key' });
    if (NAME.test(text)) found.push({ line: at + 1, kind: 'name' });
    return found;
  });
}
