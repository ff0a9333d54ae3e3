import { dataOf, type Part, readPart } from '@ayana/portal-kit';

/**
 * Fetches a file with the session's token and lets the browser save it.
 * @param file an API call with `parseAs: 'blob'`
 * @returns its name, or why it could not be fetched
 */
export function saveFile(file: Promise<{ data?: unknown }>, name: string): Promise<Part<string>> {
  return readPart(
    (async () => {
      const blob = await dataOf(file);
      if (blob instanceof Blob) offer(blob, name);
      return name;
    })(),
  );
}

/** Clicks a temporary link: the browser then saves what was fetched. */
function offer(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}
