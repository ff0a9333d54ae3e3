/**
 * Loads the texts of a remote in the language of this document, before its code runs. Without them, or when they do not come, the remote
 * is English.
 * @param entry URL of the remote's `remoteEntry.js`
 */
export function loadCatalogue(entry: string): Promise<void> {
  const src = new URL(`locales/${document.documentElement.lang}.js`, new URL(entry, location.href)).href;
  const known = [...document.scripts].find((script) => script.src === src);
  // The document's own catalogues ran before the shell.
  if (known !== undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => resolve());
    document.head.append(script);
  });
}
