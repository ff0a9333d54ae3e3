import { useEffect, useState } from 'react';

/**
 * Loads a part on demand. Unlike `React.lazy` it retries after a failure: when the connection is back, or the next time `wanted` turns true.
 * Undefined until it has loaded.
 * @param load the same function on every render
 */
export function useLoaded<Part>(wanted: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<{ value: Part }>();
  useEffect(() => {
    if (!wanted || part !== undefined) return undefined;
    let current = true;
    const keep = (value: Part): void => {
      if (current) setPart({ value });
    };
    const begin = (): void => {
      load()
        .then(keep)
        .catch((error: unknown) => {
          console.warn('A part of the page could not be loaded.', error);
          if (current) addEventListener('online', begin, { once: true });
        });
    };
    begin();
    return () => {
      current = false;
      removeEventListener('online', begin);
    };
  }, [load, part, wanted]);
  return part?.value;
}
