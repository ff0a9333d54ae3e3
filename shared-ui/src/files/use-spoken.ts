import { useEffect, useRef, useState } from 'react';
import { messages } from './messages';
import type { UploadRow } from './upload-row';

/** What a screen reader says when an upload begins, ends or fails; its progress would be too much. */
export function useSpoken(items: readonly UploadRow[]): string {
  const before = useRef<readonly UploadRow[]>([]);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const text = changesOf(before.current, items).join(' ');
    before.current = items;
    if (text !== '') setSpoken(text);
  }, [items]);
  return spoken;
}

function changesOf(before: readonly UploadRow[], after: readonly UploadRow[]): string[] {
  const arrived = before.filter(({ key, state }) => state === 'finishing' && !after.some((item) => item.key === key));
  const changed = after.filter(({ key, state }) => before.find((item) => item.key === key)?.state !== state);
  return [...arrived.map(({ name }) => messages.spoken.arrived(name)), ...changed.map(textOf)].filter(
    (text) => text !== '',
  );
}

function textOf({ name, state, failure }: UploadRow): string {
  const { spoken } = messages;
  if (state === 'waiting') return spoken.added(name);
  if (state === 'paused') return spoken.paused(name);
  if (state === 'offline') return spoken.failed(name, messages.offline);
  return failure === null ? '' : spoken.failed(name, failure);
}
