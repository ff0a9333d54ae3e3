import { shortId } from './short-id.ts';

/**
 * Marks each `defineMessages` call as free of side effects, so that texts which nothing imports are left out of a bundle, and
 * shortens its id, which English pages carry and do not use.
 */
export default function messagesLoader(source: string): string {
  return source.replaceAll(
    /\bdefineMessages\(\s*'([^']+)'/g,
    (_, id: string) => `/*#__PURE__*/ defineMessages('${shortId(id)}'`,
  );
}
