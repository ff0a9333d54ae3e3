import { useState } from 'react';
import type { Reading } from './merge';

const markOf = ({ id, version }: Reading<object>): string => `${id ?? ''} ${version}`;

/** The newest reading: the answer of a save is newer than what the page has read, until the page is read again. */
export function useLatest<Fields extends object>(
  read: Reading<Fields>,
): [latest: Reading<Fields>, setSaved: (saved: Reading<Fields>) => void] {
  const [saved, setSaved] = useState<{ reading: Reading<Fields>; over: string } | null>(null);
  const isNewer =
    saved !== null &&
    (saved.over === markOf(read) || (saved.reading.id === read.id && saved.reading.version > read.version));
  return [isNewer ? saved.reading : read, (reading) => setSaved({ reading, over: markOf(read) })];
}
